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