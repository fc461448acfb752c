CREATE TABLE `earlier_versions` (
	`certificate` text NOT NULL,
	`version` integer NOT NULL,
	`public_jwt` text NOT NULL,
	PRIMARY KEY(`certificate`, `version`)
);
--> statement-breakpoint
ALTER TABLE `certificates` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `certificates` ADD `reissued_at` integer;--> statement-breakpoint
ALTER TABLE `certificates` ADD `is_reissue_requested` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `certificates_reissue` ON `certificates` (`version`) WHERE is_reissue_requested;