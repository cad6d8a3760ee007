CREATE TABLE `owner_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`ownerId` text NOT NULL,
	`staffName` text NOT NULL,
	`kind` text NOT NULL,
	`propertyId` text,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `owner_changes_owner` ON `owner_changes` (`ownerId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `owner_properties` (
	`ownerId` text NOT NULL,
	`propertyId` text NOT NULL,
	`addedAt` integer NOT NULL,
	PRIMARY KEY(`ownerId`, `propertyId`)
);
--> statement-breakpoint
CREATE INDEX `owner_properties_property` ON `owner_properties` (`propertyId`);--> statement-breakpoint
CREATE TABLE `owner_sessions` (
	`tokenHash` text PRIMARY KEY NOT NULL,
	`ownerId` text NOT NULL,
	`device` text NOT NULL,
	`createdAt` integer NOT NULL,
	`seenAt` integer NOT NULL,
	`expiresAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `owner_sessions_owner` ON `owner_sessions` (`ownerId`);--> statement-breakpoint
CREATE TABLE `owner_tokens` (
	`tokenHash` text PRIMARY KEY NOT NULL,
	`ownerId` text NOT NULL,
	`purpose` text NOT NULL,
	`expiresAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `owner_tokens_owner` ON `owner_tokens` (`ownerId`);--> statement-breakpoint
CREATE TABLE `owners` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`passwordHash` text,
	`createdAt` integer NOT NULL,
	`signedInAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `owners_email_unique` ON `owners` (`email`);