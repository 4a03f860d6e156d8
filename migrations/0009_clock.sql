ALTER TABLE `combatants` ADD `auto` text;--> statement-breakpoint
ALTER TABLE `combatants` ADD `plan` text;--> statement-breakpoint
ALTER TABLE `combatants` ADD `lent` text;--> statement-breakpoint
ALTER TABLE `encounters` ADD `pace` text;--> statement-breakpoint
ALTER TABLE `encounters` ADD `clock` text;--> statement-breakpoint
ALTER TABLE `encounters` ADD `due_at` integer;--> statement-breakpoint
CREATE INDEX `encounters_due` ON `encounters` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `encounters_of_a_server` ON `encounters` (`server`) WHERE current = 1 AND clock IS NOT NULL;