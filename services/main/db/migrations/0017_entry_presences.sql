CREATE TABLE `entry_presences` (
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`account` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`, `account`)
);
--> statement-breakpoint
CREATE INDEX `entry_presences_until` ON `entry_presences` (`until`);