CREATE TABLE `owner_files` (
	`uploadId` text PRIMARY KEY NOT NULL,
	`propertyId` text NOT NULL,
	`ownerId` text NOT NULL,
	`kind` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `owner_files_property` ON `owner_files` (`propertyId`);