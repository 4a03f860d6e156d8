CREATE TABLE `posts` (
	`encounter` integer NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`view` text,
	`version` integer NOT NULL,
	`shown` integer,
	`message` text,
	`first_deed` integer,
	`last_deed` integer,
	PRIMARY KEY(`encounter`, `number`),
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `posts_to_show` ON `posts` (`encounter`) WHERE version IS NOT shown;--> statement-breakpoint
CREATE INDEX `posts_by_message` ON `posts` (`message`);--> statement-breakpoint
ALTER TABLE `encounters` ADD `posts` text;