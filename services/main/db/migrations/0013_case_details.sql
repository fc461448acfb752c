ALTER TABLE `cases` ADD `solution` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `figures` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `quote` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `quoted_person` text;