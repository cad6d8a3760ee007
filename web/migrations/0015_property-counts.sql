CREATE TABLE `counting_salt` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `property_count` (
	`propertyId` text NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`propertyId`, `day`, `kind`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `recent_count` (
	`key` text PRIMARY KEY NOT NULL,
	`countedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recent_count_counted_at` ON `recent_count` (`countedAt`);--> statement-breakpoint
INSERT INTO `property_count` SELECT `propertyId`, `day`, 'other', sum(`views`) FROM `view_count` WHERE `propertyId` IS NOT NULL GROUP BY `propertyId`, `day`;--> statement-breakpoint
DELETE FROM `view_count` WHERE `propertyId` IS NOT NULL;--> statement-breakpoint
DROP INDEX `view_count_property`;--> statement-breakpoint
ALTER TABLE `view_count` DROP COLUMN `propertyId`;