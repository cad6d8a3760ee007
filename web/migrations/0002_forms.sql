CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`submissionId` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`submissionId` text NOT NULL,
	`message` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`nextAttemptAt` integer NOT NULL,
	`sentAt` integer,
	`givenUpAt` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`sentAt`,`givenUpAt`,`nextAttemptAt`);--> statement-breakpoint
CREATE INDEX `outbox_submission` ON `outbox` (`submissionId`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`windowStart` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`form` text NOT NULL,
	`language` text NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`values` text NOT NULL,
	`context` text NOT NULL,
	`contentHash` text NOT NULL,
	`createdAt` integer NOT NULL,
	`mailFailed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submissions_created_at` ON `submissions` (`createdAt`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`createdAt` integer NOT NULL,
	`confirmedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_email_unique` ON `subscriptions` (`email`);