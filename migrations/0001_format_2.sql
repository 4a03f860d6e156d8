ALTER TABLE `answers` RENAME TO `replies`;
--> statement-breakpoint
DELETE FROM `replies`;
--> statement-breakpoint
ALTER TABLE `replies` ADD `user` text DEFAULT '' NOT NULL;
--> statement-breakpoint
DROP INDEX `answers_by_age`;
--> statement-breakpoint
CREATE INDEX `replies_by_age` ON `replies` (`at`);
--> statement-breakpoint
ALTER TABLE `encounters` RENAME COLUMN `events` TO `revision`;
--> statement-breakpoint
ALTER TABLE `encounters` ADD `own` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE `encounters` ADD `rolls` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `encounters` ADD `head` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `encounters` ADD `resealed` text;
--> statement-breakpoint
ALTER TABLE `encounters` ADD `resealed_because` text;
--> statement-breakpoint
ALTER TABLE `combatants` RENAME COLUMN `standing` TO `vitality`;
--> statement-breakpoint
ALTER TABLE `combatants` RENAME COLUMN `tracks` TO `resources`;
--> statement-breakpoint
ALTER TABLE `combatants` RENAME COLUMN `orders` TO `standing_orders`;
--> statement-breakpoint
ALTER TABLE `combatants` ADD `own` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE `deeds` ADD `hash` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `deeds` ADD `redacted` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `seeds` ADD `first_roll` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `trackers` RENAME COLUMN `event` TO `revision`;
--> statement-breakpoint
CREATE TABLE `chronicles` (
	`encounter` integer PRIMARY KEY NOT NULL,
	`lines` text NOT NULL,
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `departures` (
	`place` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
