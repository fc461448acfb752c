CREATE TABLE `missed_questions` (
	`asker` text PRIMARY KEY NOT NULL,
	`language` text NOT NULL,
	`question` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `missed_questions_question` ON `missed_questions` (`language`,`question`,`at`);--> statement-breakpoint
CREATE INDEX `missed_questions_at` ON `missed_questions` (`at`);