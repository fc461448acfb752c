ALTER TABLE `entry_drafts` ADD `unseen_authors` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE entry_drafts SET unseen_authors = json_array(author) WHERE author IS NOT NULL AND state <> 'published';
