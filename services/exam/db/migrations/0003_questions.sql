CREATE TABLE `question_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`topic` text NOT NULL,
	`pool` text NOT NULL,
	`content` text NOT NULL,
	`state` text NOT NULL,
	`revision` integer NOT NULL,
	`author` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `questions` ADD `origin` text DEFAULT 'file' NOT NULL;