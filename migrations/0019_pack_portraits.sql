CREATE TABLE `pack_portraits` (
	`server` text NOT NULL,
	`pack` text NOT NULL,
	`entry` text NOT NULL,
	`user` text NOT NULL,
	`type` text NOT NULL,
	`bytes` blob NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`server`, `pack`, `entry`)
);
--> statement-breakpoint
ALTER TABLE `combatants` ADD `portrait` text;