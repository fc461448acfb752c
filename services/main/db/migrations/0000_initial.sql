CREATE TABLE `consultations` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`digest` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`industry` text NOT NULL,
	`questions` text NOT NULL,
	`edition` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consultations_idempotency_key_unique` ON `consultations` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `slides` (
	`id` integer PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	`kind_zh` text NOT NULL,
	`kind_en` text NOT NULL,
	`title_zh` text NOT NULL,
	`title_en` text NOT NULL,
	`link_text_zh` text NOT NULL,
	`link_text_en` text NOT NULL,
	`href` text NOT NULL
);
