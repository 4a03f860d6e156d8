CREATE TABLE `__new_deeds` (
	`encounter` integer NOT NULL,
	`number` integer NOT NULL,
	`interaction` text NOT NULL,
	`user` text NOT NULL,
	`kind` text NOT NULL,
	`deed` text,
	`answers` text NOT NULL,
	`events` text NOT NULL,
	`first_throw` integer NOT NULL,
	`thrown` text NOT NULL,
	`touches` text NOT NULL,
	`undone_by` integer,
	`at` integer NOT NULL,
	`hash` text DEFAULT '' NOT NULL,
	`redacted` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`encounter`, `number`),
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_deeds`
SELECT `encounter`, `number`, `interaction`, `user`, `kind`, `deed`, `answers`,
	(SELECT '[' || coalesce(group_concat(`event`, ','), '') || ']' FROM
		(SELECT `event` FROM `events` WHERE `encounter` = `deeds`.`encounter` AND `deed` = `deeds`.`number` ORDER BY `number`)),
	`first_throw`, `thrown`, `touches`, `undone_by`, `at`, `hash`, `redacted`
FROM `deeds`;
--> statement-breakpoint
DROP TABLE `events`;
--> statement-breakpoint
DROP TABLE `deeds`;
--> statement-breakpoint
ALTER TABLE `__new_deeds` RENAME TO `deeds`;
