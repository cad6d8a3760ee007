CREATE TABLE `follow_ups` (
	`submissionId` text PRIMARY KEY NOT NULL,
	`assigneeId` text,
	`remindOn` text,
	`remindedAt` integer
);
--> statement-breakpoint
CREATE INDEX `follow_ups_remind_on` ON `follow_ups` (`remindOn`,`remindedAt`);--> statement-breakpoint
CREATE TABLE `lead_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`submissionId` text NOT NULL,
	`author` text NOT NULL,
	`text` text NOT NULL,
	`subject` text,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lead_notes_submission` ON `lead_notes` (`submissionId`);--> statement-breakpoint
ALTER TABLE `staff_sessions` ADD `staffName` text DEFAULT '' NOT NULL;