CREATE TABLE `consent_proof` (
	`proof` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`language` text NOT NULL,
	`preferences` integer NOT NULL,
	`statistics` integer NOT NULL,
	`marketing` integer NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consent_proof_created_at` ON `consent_proof` (`createdAt`);--> statement-breakpoint
CREATE TABLE `view_count` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`language` text NOT NULL,
	`propertyId` text,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path`)
);
--> statement-breakpoint
CREATE INDEX `view_count_property` ON `view_count` (`propertyId`,`day`);