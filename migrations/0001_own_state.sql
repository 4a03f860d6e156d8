ALTER TABLE `combatants` ADD `own` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `encounters` ADD `own` text DEFAULT '{}' NOT NULL;