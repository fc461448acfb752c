CREATE TABLE `media` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`media_type` text NOT NULL,
	`width` integer,
	`height` integer,
	`alt_zh` text DEFAULT '' NOT NULL,
	`alt_en` text DEFAULT '' NOT NULL,
	`uploader` text NOT NULL,
	`created_at` integer NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_key_unique` ON `media` (`key`);--> statement-breakpoint
CREATE INDEX `media_latest` ON `media` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `media_kind` ON `media` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `media_quarantined` ON `media` (`created_at`) WHERE state = 'quarantined';--> statement-breakpoint
CREATE TABLE `media_uses` (
	`media_key` text NOT NULL,
	`entry_kind` text NOT NULL,
	`entry_id` integer NOT NULL,
	`language` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`media_key`, `entry_kind`, `entry_id`, `language`, `version`)
);
--> statement-breakpoint
CREATE INDEX `media_uses_entry` ON `media_uses` (`entry_kind`,`entry_id`,`language`,`version`);