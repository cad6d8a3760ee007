CREATE TABLE `crm_addresses` (
	`system` text NOT NULL,
	`account` text NOT NULL,
	`key` text NOT NULL,
	`url` text NOT NULL,
	PRIMARY KEY(`system`, `account`, `key`)
);
--> statement-breakpoint
CREATE TABLE `crm_leads` (
	`id` text PRIMARY KEY NOT NULL,
	`submissionId` text NOT NULL,
	`system` text NOT NULL,
	`account` text NOT NULL,
	`kind` text NOT NULL,
	`sequence` integer NOT NULL,
	`askedAt` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`doubts` integer DEFAULT 0 NOT NULL,
	`nextAttemptAt` integer NOT NULL,
	`sentAt` integer,
	`givenUpAt` integer,
	`problem` text
);
--> statement-breakpoint
CREATE INDEX `crm_leads_open` ON `crm_leads` (`system`,`account`,`sentAt`,`givenUpAt`,`askedAt`);--> statement-breakpoint
CREATE INDEX `crm_leads_submission` ON `crm_leads` (`submissionId`);--> statement-breakpoint
CREATE TABLE `unused_files` (
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`kind`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `owner_homes` (
	`propertyId` text PRIMARY KEY NOT NULL,
	`home` text,
	`leftOn` text
);
--> statement-breakpoint
ALTER TABLE `crm_connections` ADD `toldSince` integer;--> statement-breakpoint
ALTER TABLE `crm_connections` ADD `tellingUntil` integer;--> statement-breakpoint
ALTER TABLE `crm_connections` ADD `tellFailures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_connections` ADD `tellNotBefore` integer;--> statement-breakpoint
ALTER TABLE `copied_files` ADD `dueAt` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `copied_files_due` ON `copied_files` (`dueAt`);--> statement-breakpoint
ALTER TABLE `owner_records` ADD `leftOn` text;--> statement-breakpoint
ALTER TABLE `staff_sessions` ADD `staffRight` text DEFAULT 'act' NOT NULL;