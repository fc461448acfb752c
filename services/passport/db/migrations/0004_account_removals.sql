CREATE TABLE `removals` (
	`account_id` text NOT NULL,
	`holder` text NOT NULL,
	`removed_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `holder`)
);
--> statement-breakpoint
CREATE INDEX `removals_holder` ON `removals` (`holder`,`removed_at`,`account_id`);
--> statement-breakpoint
-- Accounts that were removed before have left nothing but their events.
INSERT INTO `removals` (`account_id`, `holder`, `removed_at`)
SELECT DISTINCT `events`.`account_id`, `holders`.`value`, 0 FROM `events`, json_each('["main","exam"]') AS `holders`
WHERE `events`.`account_id` IS NOT NULL AND `events`.`account_id` NOT IN (SELECT `id` FROM `accounts`);
