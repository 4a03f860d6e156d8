ALTER TABLE `deeds` DROP COLUMN `title`;
