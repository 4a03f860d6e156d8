CREATE TABLE `portraits` (
	`character` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`bytes` blob NOT NULL,
	FOREIGN KEY (`character`) REFERENCES `characters`(`id`) ON UPDATE no action ON DELETE cascade
);
