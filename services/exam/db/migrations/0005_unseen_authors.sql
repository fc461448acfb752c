ALTER TABLE `question_drafts` ADD `unseen_authors` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE question_drafts SET unseen_authors = json_array(author);
