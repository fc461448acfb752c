CREATE TABLE `inquiries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`assignee` text,
	`outcome` text,
	`due_on` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`erased_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inquiries_subject` ON `inquiries` (`kind`,`subject`);--> statement-breakpoint
CREATE INDEX `inquiries_state` ON `inquiries` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `inquiries_latest` ON `inquiries` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `inquiry_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`inquiry` integer NOT NULL,
	`at` integer NOT NULL,
	`actor` text,
	`kind` text NOT NULL,
	`assignee` text,
	`state` text,
	`text` text,
	`is_published` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `inquiry_events_inquiry` ON `inquiry_events` (`inquiry`,`id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`subject` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`delivered_at` integer,
	`failed_at` integer,
	`failure` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_reference` ON `notifications` (`channel`,`subject`,`reference`);--> statement-breakpoint
CREATE INDEX `notifications_due` ON `notifications` (`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `notifications_failed` ON `notifications` (`failed_at`);--> statement-breakpoint
ALTER TABLE `surveys` ADD `email` text;--> statement-breakpoint
ALTER TABLE `surveys` ADD `reply` text;--> statement-breakpoint
-- An inquiry for each submission that was before. The due day is that of services/main/working-days.ts: the day in China, and as
-- many days more as the working days take from that day of the week (Sunday first).
INSERT INTO `inquiries` (`kind`, `subject`, `locale`, `state`, `due_on`, `created_at`, `changed_at`)
SELECT 'consultation', `id`, 'zh-CN', 'new', date(`created_at` / 1000 + 28800, 'unixepoch', '+' || substr('3335554', 1 + strftime('%w', `created_at` / 1000 + 28800, 'unixepoch'), 1) || ' days'), `created_at`, `created_at`
FROM `consultations`;--> statement-breakpoint
INSERT INTO `inquiries` (`kind`, `subject`, `locale`, `state`, `due_on`, `created_at`, `changed_at`)
SELECT 'partner', `id`, 'zh-CN', 'new', date(`created_at` / 1000 + 28800, 'unixepoch', '+' || substr('3335554', 1 + strftime('%w', `created_at` / 1000 + 28800, 'unixepoch'), 1) || ' days'), `created_at`, `created_at`
FROM `partner_requests`;--> statement-breakpoint
INSERT INTO `inquiries` (`kind`, `subject`, `locale`, `state`, `outcome`, `due_on`, `created_at`, `changed_at`)
SELECT 'feedback', `ticket`, `locale`,
  CASE `state` WHEN 'received' THEN 'new' WHEN 'reading' THEN 'waiting' ELSE 'done' END,
  CASE WHEN `state` IN ('fixed', 'answered') THEN `state` END,
  date(`created_at` / 1000 + 28800, 'unixepoch', '+' || CASE strftime('%w', `created_at` / 1000 + 28800, 'unixepoch') WHEN '4' THEN 11 WHEN '5' THEN 11 WHEN '6' THEN 10 ELSE 9 END || ' days'),
  `created_at`, `changed_at`
FROM `surveys`;--> statement-breakpoint
INSERT INTO `inquiries` (`kind`, `subject`, `locale`, `state`, `created_at`, `changed_at`)
SELECT 'download', `id`, `locale`, 'new', `created_at`, `created_at`
FROM `download_records` WHERE `name` IS NOT NULL;
