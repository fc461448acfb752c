ALTER TABLE `activities` ADD `cover` text;--> statement-breakpoint
ALTER TABLE `activities` ADD `cover_alt` text;--> statement-breakpoint
ALTER TABLE `articles` ADD `cover` text;--> statement-breakpoint
ALTER TABLE `articles` ADD `cover_alt` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `cover` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `cover_alt` text;--> statement-breakpoint
ALTER TABLE `news` ADD `cover` text;--> statement-breakpoint
ALTER TABLE `news` ADD `cover_alt` text;--> statement-breakpoint
ALTER TABLE `research` ADD `cover` text;--> statement-breakpoint
ALTER TABLE `research` ADD `cover_alt` text;