CREATE TABLE `site_events` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`detail` text DEFAULT '' NOT NULL
);
