CREATE TABLE `unused_files` (
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`kind`, `hash`)
);
--> statement-breakpoint
ALTER TABLE `copied_files` ADD `dueAt` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `copied_files_due` ON `copied_files` (`dueAt`);--> statement-breakpoint
ALTER TABLE `staff_sessions` ADD `staffRight` text DEFAULT 'act' NOT NULL;