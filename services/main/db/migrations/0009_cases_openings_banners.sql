CREATE TABLE `banners` (
	`id` integer NOT NULL,
	`text_zh` text NOT NULL,
	`text_en` text NOT NULL,
	`link_text_zh` text NOT NULL,
	`link_text_en` text NOT NULL,
	`href` text NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`id`, `publish_from`)
);
--> statement-breakpoint
CREATE TABLE `cases` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	`customer` text NOT NULL,
	`industry` text NOT NULL,
	`released_on` text NOT NULL,
	`body` text NOT NULL,
	`blocks` text,
	PRIMARY KEY(`id`, `language`, `publish_from`)
);
--> statement-breakpoint
CREATE INDEX `cases_latest` ON `cases` (`language`,`released_on`,`id`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE INDEX `cases_industry` ON `cases` (`language`,`industry`,`released_on`,`id`,`publish_from`,`publish_until`);--> statement-breakpoint
CREATE TABLE `openings` (
	`id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`is_sample` integer NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	`place` integer NOT NULL,
	`city` text NOT NULL,
	`team` text NOT NULL,
	`employment` text NOT NULL,
	`released_on` text NOT NULL,
	`body` text NOT NULL,
	`blocks` text,
	PRIMARY KEY(`id`, `language`, `publish_from`)
);
--> statement-breakpoint
CREATE INDEX `openings_place` ON `openings` (`language`,`place`,`id`,`publish_from`,`publish_until`);