CREATE TABLE `packs` (
	`server` text NOT NULL,
	`id` text NOT NULL,
	`revision` integer NOT NULL,
	`system` text NOT NULL,
	`title` text NOT NULL,
	`digest` text NOT NULL,
	`bytes` integer NOT NULL,
	`by_user` text,
	`at` integer NOT NULL,
	`current` integer NOT NULL,
	`file` text NOT NULL,
	PRIMARY KEY(`server`, `id`, `digest`)
);
--> statement-breakpoint
ALTER TABLE `servers` ADD `pack_keepers` text;