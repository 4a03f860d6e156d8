CREATE TABLE `field_images` (
	`encounter` integer NOT NULL,
	`digest` text NOT NULL,
	`user` text NOT NULL,
	`type` text NOT NULL,
	`bytes` blob NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`encounter`, `digest`),
	FOREIGN KEY (`encounter`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `field_images_by_digest` ON `field_images` (`digest`);