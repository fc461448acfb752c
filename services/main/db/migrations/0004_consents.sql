DROP INDEX `consents_account`;--> statement-breakpoint
CREATE INDEX `consents_account` ON `consents` (`account`,`accepted_at`,`id`);--> statement-breakpoint
-- What a withdrawal erases besides what was typed in, of those that were before.
UPDATE `download_records` SET `idempotency_key` = `id`, `digest` = '' WHERE `consent` IN (SELECT `id` FROM `consents` WHERE `withdrawn_at` IS NOT NULL);
