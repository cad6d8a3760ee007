CREATE TABLE `staff_sessions` (
	`tokenHash` text PRIMARY KEY NOT NULL,
	`secretId` text NOT NULL,
	`expiresAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_sessions_secretId_unique` ON `staff_sessions` (`secretId`);