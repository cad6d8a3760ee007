CREATE TABLE `property_generation` (
	`id` integer PRIMARY KEY NOT NULL,
	`generation` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `property_rows` (
	`generation` text NOT NULL,
	`line` integer NOT NULL,
	`propertyId` text,
	`content` text NOT NULL,
	PRIMARY KEY(`generation`, `line`)
);
--> statement-breakpoint
CREATE INDEX `property_rows_property` ON `property_rows` (`generation`,`propertyId`);