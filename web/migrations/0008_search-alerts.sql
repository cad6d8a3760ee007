CREATE TABLE `alert_sent` (
	`alertId` text NOT NULL,
	`propertyId` text NOT NULL,
	`price` real NOT NULL,
	PRIMARY KEY(`alertId`, `propertyId`, `price`)
);
--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`goal` text NOT NULL,
	`search` text NOT NULL,
	`frequency` text NOT NULL,
	`state` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`nextMailAt` integer NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `alerts_due` ON `alerts` (`state`,`nextMailAt`);--> statement-breakpoint
CREATE INDEX `alerts_email` ON `alerts` (`email`);--> statement-breakpoint
CREATE INDEX `alerts_expires_at` ON `alerts` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `property_news` (
	`propertyId` text PRIMARY KEY NOT NULL,
	`price` real,
	`kind` text NOT NULL,
	`revision` integer NOT NULL,
	`changedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `property_news_revision` ON `property_news` (`revision`);