DROP INDEX `encounters_of_a_server`;--> statement-breakpoint
CREATE INDEX `encounters_of_a_server` ON `encounters` (`server`) WHERE current = 1 AND (clock IS NOT NULL OR pending IS NOT NULL);--> statement-breakpoint
-- Whom an encounter from before waits for is worked out when it comes up, at once.
UPDATE `encounters` SET `due_at` = 0 WHERE `current` = 1 AND `phase` = 'fighting' AND `clock` IS NULL;
