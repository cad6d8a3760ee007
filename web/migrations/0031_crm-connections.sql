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
