CREATE TABLE `saved` (
	`server` text NOT NULL,
	`user` text NOT NULL,
	`system` text NOT NULL,
	`lookup` text NOT NULL,
	`name` text NOT NULL,
	`what` text NOT NULL,
	PRIMARY KEY(`server`, `user`, `system`, `lookup`)
);
