CREATE TABLE `crm_codes` (
	`system` text NOT NULL,
	`account` text NOT NULL,
	`kind` text NOT NULL,
	`code` text NOT NULL,
	`ours` text,
	`decidedBy` text,
	`decidedAt` integer,
	`seenAt` integer NOT NULL,
	PRIMARY KEY(`system`, `account`, `kind`, `code`)
);
--> statement-breakpoint
CREATE TABLE `crm_connections` (
	`system` text NOT NULL,
	`account` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`checkedAt` integer,
	`sweep` text,
	`sweepCursor` text DEFAULT '' NOT NULL,
	`sweptAt` integer,
	`leaseUntil` integer,
	`run` text,
	`contactAt` integer,
	`problem` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`notBefore` integer,
	`removals` integer DEFAULT 0 NOT NULL,
	`removalsAllowedBy` text,
	PRIMARY KEY(`system`, `account`)
);
--> statement-breakpoint
CREATE TABLE `crm_records` (
	`system` text NOT NULL,
	`account` text NOT NULL,
	`key` text NOT NULL,
	`content` text NOT NULL,
	`previous` text,
	`mark` text NOT NULL,
	`fetchedAt` integer NOT NULL,
	`seenIn` text,
	`isMapped` integer NOT NULL,
	`state` text NOT NULL,
	`issues` text NOT NULL,
	PRIMARY KEY(`system`, `account`, `key`)
);
--> statement-breakpoint
CREATE INDEX `crm_records_unmapped` ON `crm_records` (`system`,`account`,`isMapped`);--> statement-breakpoint
CREATE TABLE `crm_refs` (
	`system` text NOT NULL,
	`account` text NOT NULL,
	`key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`missing` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`system`, `account`, `key`)
);
--> statement-breakpoint
CREATE TABLE `owner_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`ownerId` text NOT NULL,
	`propertyId` text NOT NULL,
	`subject` text NOT NULL,
	`kind` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`moment` text DEFAULT '' NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `owner_answers_property` ON `owner_answers` (`propertyId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `closed_hours` (
	`id` text PRIMARY KEY NOT NULL,
	`propertyId` text NOT NULL,
	`ownerId` text NOT NULL,
	`startsAt` integer NOT NULL,
	`endsAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `closed_hours_property` ON `closed_hours` (`propertyId`,`endsAt`);--> statement-breakpoint
CREATE TABLE `staff_records` (
	`id` text PRIMARY KEY NOT NULL,
	`propertyId` text NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`content` text NOT NULL,
	`staffName` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_records_property` ON `staff_records` (`propertyId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `staff_records_created_at` ON `staff_records` (`createdAt`);