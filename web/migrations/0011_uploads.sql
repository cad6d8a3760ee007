CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`submissionId` text,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_submission` ON `uploads` (`submissionId`);