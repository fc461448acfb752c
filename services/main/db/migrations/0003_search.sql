CREATE TABLE `search_terms` (
	`language` text NOT NULL,
	`term` text NOT NULL,
	`weight` integer NOT NULL,
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`, `language`, `term`)
);
--> statement-breakpoint
CREATE INDEX `search_terms_weight` ON `search_terms` (`language`,`term`,`weight`,`id`,`kind`);--> statement-breakpoint
CREATE TABLE `search_words` (
	`language` text NOT NULL,
	`word` text NOT NULL,
	`reversed` text NOT NULL,
	PRIMARY KEY(`language`, `word`)
);
--> statement-breakpoint
CREATE INDEX `search_words_reversed` ON `search_words` (`language`,`reversed`);