ALTER TABLE `encounters` ADD `hidden` text;--> statement-breakpoint
ALTER TABLE `encounters` ADD `pending` text;