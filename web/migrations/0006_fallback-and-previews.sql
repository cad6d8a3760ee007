ALTER TABLE `kept_content` RENAME TO `fallback_content`;--> statement-breakpoint
CREATE TABLE `preview_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`secretId` text NOT NULL,
	`expiresAt` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `kept_content_kept_at`;--> statement-breakpoint
ALTER TABLE `fallback_content` RENAME COLUMN `keptAt` TO `storedAt`;--> statement-breakpoint
CREATE INDEX `fallback_content_stored_at` ON `fallback_content` (`storedAt`);