CREATE TABLE `kept_content` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`revision` integer NOT NULL,
	`keptAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `kept_content_kept_at` ON `kept_content` (`keptAt`);