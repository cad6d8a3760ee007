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
ALTER TABLE `crm_connections` ADD `toldSince` integer;--> statement-breakpoint
ALTER TABLE `crm_connections` ADD `tellingUntil` integer;--> statement-breakpoint
ALTER TABLE `crm_connections` ADD `tellFailures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_connections` ADD `tellNotBefore` integer;