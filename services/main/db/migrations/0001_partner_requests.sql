CREATE TABLE `partner_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`digest` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`company` text NOT NULL,
	`position` text NOT NULL,
	`city` text NOT NULL,
	`needs` text NOT NULL,
	`wants` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_requests_idempotency_key_unique` ON `partner_requests` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`idempotency_key` text NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`address`, `idempotency_key`)
);
--> statement-breakpoint
CREATE INDEX `submissions_address` ON `submissions` (`address`,`at`);--> statement-breakpoint
CREATE INDEX `submissions_at` ON `submissions` (`at`);