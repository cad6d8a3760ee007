CREATE TABLE `visits` (
	`submissionId` text PRIMARY KEY NOT NULL,
	`propertyId` text NOT NULL,
	`brokerId` text NOT NULL,
	`startsAt` integer NOT NULL,
	`endsAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `visits_broker` ON `visits` (`brokerId`,`startsAt`);