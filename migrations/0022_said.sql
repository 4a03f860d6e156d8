CREATE TABLE `said` (
	`interaction` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`channel` text NOT NULL,
	`user` text NOT NULL,
	`message` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `said_by_message` ON `said` (`message`);--> statement-breakpoint
CREATE INDEX `said_by_user` ON `said` (`server`,`user`);--> statement-breakpoint
CREATE INDEX `said_by_age` ON `said` (`at`);