CREATE TABLE `owner_homes` (
	`propertyId` text PRIMARY KEY NOT NULL,
	`home` text,
	`leftOn` text
);
--> statement-breakpoint
ALTER TABLE `owner_records` ADD `leftOn` text;