CREATE TABLE `account_roles` (
	`account_id` text NOT NULL,
	`role` text NOT NULL,
	`granted_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `role`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
