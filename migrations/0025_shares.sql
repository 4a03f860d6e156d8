CREATE TABLE `shares` (
	`encounter` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_by_token` ON `shares` (`token`);