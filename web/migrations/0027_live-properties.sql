CREATE TABLE `catalogue_revision` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `index_parts` (
	`revision` integer NOT NULL,
	`part` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`revision`, `part`)
);
--> statement-breakpoint
CREATE TABLE `record_versions` (
	`list` text NOT NULL,
	`key` text NOT NULL,
	`revision` integer NOT NULL,
	`content` text,
	`listed` text,
	`hash` text NOT NULL,
	`changedOn` text NOT NULL,
	`reason` text,
	PRIMARY KEY(`list`, `key`, `revision`)
);
--> statement-breakpoint
CREATE INDEX `record_versions_revision` ON `record_versions` (`revision`);--> statement-breakpoint
CREATE TABLE `held_records` (
	`system` text NOT NULL,
	`account` text NOT NULL,
	`list` text NOT NULL,
	`key` text NOT NULL,
	`recordId` integer,
	`findings` text NOT NULL,
	`candidate` text NOT NULL,
	`since` integer NOT NULL,
	`acceptedBy` text,
	PRIMARY KEY(`system`, `account`, `list`, `key`)
);
--> statement-breakpoint
CREATE TABLE `import_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`system` text NOT NULL,
	`account` text NOT NULL,
	`state` text NOT NULL,
	`isWhole` integer NOT NULL,
	`startedAt` integer NOT NULL,
	`endedAt` integer,
	`counts` text NOT NULL,
	`removals` integer DEFAULT 0 NOT NULL,
	`reason` text
);
--> statement-breakpoint
CREATE INDEX `import_runs_started` ON `import_runs` (`startedAt`);--> statement-breakpoint
CREATE TABLE `record_sources` (
	`system` text NOT NULL,
	`account` text NOT NULL,
	`list` text NOT NULL,
	`key` text NOT NULL,
	`id` integer NOT NULL,
	`seenIn` text,
	`mark` text,
	PRIMARY KEY(`system`, `account`, `list`, `key`)
);
--> statement-breakpoint
CREATE INDEX `record_sources_id` ON `record_sources` (`list`,`id`);