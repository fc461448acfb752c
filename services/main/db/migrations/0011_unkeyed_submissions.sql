CREATE TABLE `unkeyed_submissions` (
	`digest` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unkeyed_submissions_at` ON `unkeyed_submissions` (`at`);