CREATE TABLE `answers` (
	`interaction` text PRIMARY KEY NOT NULL,
	`reply` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `answers_by_age` ON `answers` (`at`);--> statement-breakpoint
CREATE TABLE `characters` (
	`id` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`user` text NOT NULL,
	`name` text NOT NULL,
	`lookup` text NOT NULL,
	`system` text NOT NULL,
	`sheet` text NOT NULL,
	`draft` text,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_character_of_a_name` ON `characters` (`server`,`user`,`lookup`);--> statement-breakpoint
CREATE TABLE `combatants` (
	`encounter` integer NOT NULL,
	`id` text NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`side` text NOT NULL,
	`controller` text,
	`character` text,
	`group_name` text,
	`standing` text NOT NULL,
	`hp` integer,
	`hp_max` integer,
	`wounds` integer,
	`wounds_max` integer,
	`stress` integer,
	`stress_max` integer,
	`stamina` integer,
	`stamina_max` integer,
	`tracks` text NOT NULL,
	`orders` text NOT NULL,
	`sheet` text NOT NULL,
	PRIMARY KEY(`encounter`, `id`),
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `combatants_of_a_character` ON `combatants` (`character`);--> statement-breakpoint
CREATE TABLE `conditions` (
	`encounter` integer NOT NULL,
	`bearer` text NOT NULL,
	`key` text NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`source` text,
	`value` integer,
	`note` text,
	`until` text NOT NULL,
	`of` text,
	`left` integer,
	`facts` text,
	PRIMARY KEY(`encounter`, `bearer`, `key`),
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `deeds` (
	`encounter` integer NOT NULL,
	`number` integer NOT NULL,
	`interaction` text NOT NULL,
	`user` text NOT NULL,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`deed` text,
	`answers` text NOT NULL,
	`first_event` integer NOT NULL,
	`events` integer NOT NULL,
	`first_throw` integer NOT NULL,
	`thrown` text NOT NULL,
	`touches` text NOT NULL,
	`undone_by` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`encounter`, `number`),
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `encounters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`channel` text NOT NULL,
	`server` text NOT NULL,
	`current` integer NOT NULL,
	`system` text NOT NULL,
	`name` text NOT NULL,
	`phase` text NOT NULL,
	`round` integer NOT NULL,
	`turn` integer NOT NULL,
	`turn_order` text NOT NULL,
	`done` text NOT NULL,
	`gms` text NOT NULL,
	`settings` text NOT NULL,
	`positions` text NOT NULL,
	`opening` text NOT NULL,
	`deeds` integer NOT NULL,
	`events` integer NOT NULL,
	`throws` integer NOT NULL,
	`waiting` text,
	`opened_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_current_encounter_a_channel` ON `encounters` (`channel`) WHERE "encounters"."current" = 1;--> statement-breakpoint
CREATE INDEX `encounters_of_a_channel` ON `encounters` (`channel`);--> statement-breakpoint
CREATE TABLE `events` (
	`encounter` integer NOT NULL,
	`number` integer NOT NULL,
	`deed` integer NOT NULL,
	`event` text NOT NULL,
	PRIMARY KEY(`encounter`, `number`),
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `seeds` (
	`encounter` integer NOT NULL,
	`number` integer NOT NULL,
	`first_throw` integer NOT NULL,
	`seed` text NOT NULL,
	`shown_at` integer,
	PRIMARY KEY(`encounter`, `number`),
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `trackers` (
	`channel` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`encounter` integer NOT NULL,
	`round` integer NOT NULL,
	`event` integer NOT NULL
);
