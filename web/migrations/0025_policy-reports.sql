CREATE TABLE `policy_reports` (
	`day` text NOT NULL,
	`directive` text NOT NULL,
	`blocked` text NOT NULL,
	`page` text NOT NULL,
	`count` integer NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`day`, `directive`, `blocked`, `page`)
);
