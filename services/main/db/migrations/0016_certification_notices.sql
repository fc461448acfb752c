CREATE TABLE `certification_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`digest` text NOT NULL,
	`certifications` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certification_notices_idempotency_key_unique` ON `certification_notices` (`idempotency_key`);