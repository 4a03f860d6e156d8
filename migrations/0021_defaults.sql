CREATE TABLE `defaults` (
	`server` text NOT NULL,
	`channel` text NOT NULL,
	`system` text,
	`settings` text,
	`pace` text,
	`map` text,
	`place` text,
	PRIMARY KEY(`server`, `channel`)
);
--> statement-breakpoint
INSERT INTO `defaults` (`server`, `channel`, `pace`) SELECT `server`, '', json_object('timer', json(`pace`)) FROM `servers` WHERE `pace` IS NOT NULL;
--> statement-breakpoint
ALTER TABLE `servers` DROP COLUMN `pace`;