CREATE TABLE `servers` (
	`server` text PRIMARY KEY NOT NULL,
	`pace` text
);
--> statement-breakpoint
ALTER TABLE `posts` ADD `channel` text;