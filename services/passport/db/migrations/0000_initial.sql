CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`phone` text,
	`email` text,
	`email_activated` integer NOT NULL,
	`password_hash` text NOT NULL,
	`company` text NOT NULL,
	`position` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_phone` ON `accounts` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email` ON `accounts` (`email`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` text NOT NULL,
	`scope` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`id`, `scope`)
);
--> statement-breakpoint
CREATE INDEX `attempts_scope` ON `attempts` (`scope`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_at` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `codes` (
	`identifier` text NOT NULL,
	`type` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer NOT NULL,
	`used` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`identifier`, `type`)
);
--> statement-breakpoint
CREATE INDEX `codes_expiry` ON `codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_account` ON `sessions` (`account_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);