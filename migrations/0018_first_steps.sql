ALTER TABLE `people` ADD `hints` text;--> statement-breakpoint
ALTER TABLE `servers` ADD `last_system` text;--> statement-breakpoint
ALTER TABLE `servers` ADD `welcomed_at` integer;