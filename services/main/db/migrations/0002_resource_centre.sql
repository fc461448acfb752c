CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text,
	`statement_version` text NOT NULL,
	`statement_hash` text NOT NULL,
	`accepted_at` integer NOT NULL,
	`withdrawn_at` integer
);
--> statement-breakpoint
CREATE INDEX `consents_account` ON `consents` (`account`,`accepted_at`);--> statement-breakpoint
CREATE TABLE `download_records` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`digest` text NOT NULL,
	`consent` text NOT NULL,
	`kind` text NOT NULL,
	`entry_id` integer NOT NULL,
	`locale` text NOT NULL,
	`file_key` text NOT NULL,
	`name` text,
	`phone` text,
	`email` text,
	`industry` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `download_records_idempotency_key_unique` ON `download_records` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `download_records_consent` ON `download_records` (`consent`);--> statement-breakpoint
CREATE TABLE `surveys` (
	`ticket` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`digest` text NOT NULL,
	`version` text NOT NULL,
	`document_id` text NOT NULL,
	`locale` text NOT NULL,
	`reasons` text NOT NULL,
	`description` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `surveys_idempotency_key_unique` ON `surveys` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `activities` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`place` text NOT NULL,
	`registration` text,
	`body` text NOT NULL,
	PRIMARY KEY(`id`, `language`)
);
--> statement-breakpoint
CREATE INDEX `activities_time` ON `activities` (`language`,`ends_at`,`id`);--> statement-breakpoint
CREATE TABLE `articles` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`section` text NOT NULL,
	`topic` text NOT NULL,
	`released_on` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`id`, `language`)
);
--> statement-breakpoint
CREATE INDEX `articles_latest` ON `articles` (`language`,`section`,`released_on`,`id`);--> statement-breakpoint
CREATE TABLE `downloads` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`kind` text NOT NULL,
	`place` integer NOT NULL,
	`edition` text,
	`programming_language` text,
	`version` text NOT NULL,
	`released_on` text NOT NULL,
	`documents` text,
	`api_documents` text,
	`file_key` text,
	`file_name` text,
	`file_bytes` integer,
	`file_sha256` text,
	`file_media_type` text,
	PRIMARY KEY(`id`, `language`)
);
--> statement-breakpoint
CREATE INDEX `downloads_place` ON `downloads` (`language`,`kind`,`place`);--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`source` text NOT NULL,
	`released_on` text NOT NULL,
	`trending` integer,
	`body` text NOT NULL,
	PRIMARY KEY(`id`, `language`)
);
--> statement-breakpoint
CREATE INDEX `news_latest` ON `news` (`language`,`released_on`,`id`);--> statement-breakpoint
CREATE INDEX `news_trending` ON `news` (`language`,`trending`,`id`) WHERE trending IS NOT NULL;--> statement-breakpoint
CREATE TABLE `research` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`type` text NOT NULL,
	`released_on` text NOT NULL,
	`file_key` text,
	`file_name` text,
	`file_bytes` integer,
	`file_sha256` text,
	`file_media_type` text,
	`body` text NOT NULL,
	PRIMARY KEY(`id`, `language`)
);
--> statement-breakpoint
CREATE INDEX `research_latest` ON `research` (`language`,`released_on`,`id`);--> statement-breakpoint
CREATE INDEX `research_type` ON `research` (`language`,`type`,`released_on`,`id`);--> statement-breakpoint
CREATE TABLE `video_types` (
	`type` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	`name_zh` text NOT NULL,
	`name_en` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `videos` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`type` text NOT NULL,
	`released_on` text NOT NULL,
	`duration_seconds` integer NOT NULL,
	`poster` text,
	`source` text,
	`source_media_type` text,
	`captions` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`id`, `language`)
);
--> statement-breakpoint
CREATE INDEX `videos_latest` ON `videos` (`language`,`released_on`,`id`);--> statement-breakpoint
CREATE INDEX `videos_type` ON `videos` (`language`,`type`,`released_on`,`id`);