CREATE TABLE `announced_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`changedAt` text NOT NULL
);
