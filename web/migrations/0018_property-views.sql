CREATE TABLE `property_views` (
	`propertyId` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`propertyId`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `property_views` SELECT `propertyId`, `day`, sum(`count`) FROM `property_count` WHERE `kind` NOT IN ('favourite', 'share', 'enquiry', 'match') GROUP BY `propertyId`, `day`;--> statement-breakpoint
CREATE TABLE `__new_property_count` (
	`propertyId` text NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`propertyId`, `kind`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_property_count`("propertyId", "day", "kind", "count") SELECT "propertyId", "day", "kind", "count" FROM `property_count`;--> statement-breakpoint
DROP TABLE `property_count`;--> statement-breakpoint
ALTER TABLE `__new_property_count` RENAME TO `property_count`;
