CREATE TABLE `copied_files` (
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`hash` text NOT NULL,
	`etag` text,
	`modified` text,
	`checkedAt` integer NOT NULL,
	`width` integer,
	`height` integer,
	`tone` integer,
	`type` text,
	PRIMARY KEY(`kind`, `address`)
);
--> statement-breakpoint
CREATE INDEX `copied_files_hash` ON `copied_files` (`hash`);