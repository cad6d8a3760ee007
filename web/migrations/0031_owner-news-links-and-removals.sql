CREATE TABLE `owner_news` (
	`ownerId` text NOT NULL,
	`propertyId` text NOT NULL,
	`item` text NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`ownerId`, `propertyId`, `item`)
);
--> statement-breakpoint
CREATE TABLE `outside_links` (
	`address` text PRIMARY KEY NOT NULL,
	`triedAt` integer,
	`status` integer,
	`failingSince` integer
);
--> statement-breakpoint
CREATE INDEX `outside_links_tried_at` ON `outside_links` (`triedAt`);--> statement-breakpoint
ALTER TABLE `crm_connections` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `crm_records` ADD `project` text;--> statement-breakpoint
ALTER TABLE `crm_refs` ADD `toldAt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_refs` ADD `isToldGone` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `owner_files` ADD `staffName` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `owners` ADD `stoppedNews` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `owners` ADD `wantsDigest` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `owners` ADD `digestedOn` text;