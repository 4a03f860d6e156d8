CREATE TABLE `people` (
	`server` text NOT NULL,
	`user` text NOT NULL,
	`zone` text,
	`quiet_from` integer,
	`quiet_until` integer,
	`off` text,
	`away` text,
	`direct` integer NOT NULL,
	`meanwhile` text,
	PRIMARY KEY(`server`, `user`)
);
