CREATE TABLE `synonyms` (
	`id` integer NOT NULL,
	`said` text NOT NULL,
	`meant` text NOT NULL,
	`publish_from` integer DEFAULT 0 NOT NULL,
	`publish_until` integer DEFAULT 9007199254740991 NOT NULL,
	`entry_version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`id`, `publish_from`)
);
--> statement-breakpoint
CREATE INDEX `synonyms_latest` ON `synonyms` (`publish_from`,`id`,`publish_until`);