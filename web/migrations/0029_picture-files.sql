CREATE TABLE `copied_files` (
	`address` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`etag` text,
	`modified` text,
	`checkedAt` integer NOT NULL,
	`width` integer,
	`height` integer,
	`tone` integer,
	`type` text
);
--> statement-breakpoint
CREATE INDEX `copied_files_hash` ON `copied_files` (`hash`);