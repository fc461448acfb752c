CREATE TABLE `answers` (
	`attempt` text NOT NULL,
	`position` integer NOT NULL,
	`sequence` integer NOT NULL,
	`device` text NOT NULL,
	`options` text NOT NULL,
	`flagged` integer NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`attempt`, `position`)
);
--> statement-breakpoint
CREATE TABLE `appeals` (
	`attempt` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	`answer` text,
	`answered_at` integer
);
--> statement-breakpoint
CREATE TABLE `attempt_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`attempt` text NOT NULL,
	`kind` text NOT NULL,
	`seconds` integer,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_events_attempt` ON `attempt_events` (`attempt`,`at`);--> statement-breakpoint
CREATE TABLE `attempt_questions` (
	`attempt` text NOT NULL,
	`position` integer NOT NULL,
	`question` text NOT NULL,
	`version` integer NOT NULL,
	`options` text NOT NULL,
	PRIMARY KEY(`attempt`, `position`)
);
--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`minutes` integer NOT NULL,
	`pass_percent` integer NOT NULL,
	`validity_years` integer NOT NULL,
	`started_at` integer NOT NULL,
	`deadline` integer NOT NULL,
	`finished_at` integer,
	`finished_by` text,
	`correct` integer,
	`topics` text,
	`passed` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attempts_number` ON `attempts` (`account`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `attempts_open` ON `attempts` (`account`) WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX `attempts_deadline` ON `attempts` (`deadline`) WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX `attempts_unscored` ON `attempts` (`finished_at`) WHERE passed IS NULL;--> statement-breakpoint
CREATE TABLE `candidates` (
	`account` text PRIMARY KEY NOT NULL,
	`name` text,
	`allowance` integer DEFAULT 0 NOT NULL,
	`requested_percent` integer,
	`request_reason` text,
	`requested_at` integer,
	`is_granted` integer
);
--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`attempt` text NOT NULL,
	`account` text NOT NULL,
	`certification` text NOT NULL,
	`name` text NOT NULL,
	`status_index` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`valid_until` integer NOT NULL,
	`revoked_at` integer,
	`revocation_reason` text,
	`is_name_shown` integer DEFAULT false NOT NULL,
	`public_jwt` text NOT NULL,
	`named_jwt` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_attempt_unique` ON `certificates` (`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_status_index_unique` ON `certificates` (`status_index`);--> statement-breakpoint
CREATE INDEX `certificates_account` ON `certificates` (`account`,`issued_at`);--> statement-breakpoint
CREATE TABLE `lessons` (
	`account` text NOT NULL,
	`lesson` text NOT NULL,
	`completed_at` integer NOT NULL,
	PRIMARY KEY(`account`, `lesson`)
);
--> statement-breakpoint
CREATE TABLE `outlines` (
	`certification` text PRIMARY KEY NOT NULL,
	`outline` text NOT NULL,
	`apart` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `public_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`jwk` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text NOT NULL,
	`version` integer NOT NULL,
	`topic` text NOT NULL,
	`pool` text NOT NULL,
	`type` text NOT NULL,
	`text` text NOT NULL,
	`key` text NOT NULL,
	`explanation` text NOT NULL,
	`source` text NOT NULL,
	`is_current` integer NOT NULL,
	PRIMARY KEY(`id`, `version`)
);
--> statement-breakpoint
CREATE INDEX `questions_pool` ON `questions` (`pool`,`is_current`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`attempt` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tokens_expiry` ON `tokens` (`expires_at`);