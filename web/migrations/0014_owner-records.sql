CREATE TABLE `owner_records` (
	`propertyId` text PRIMARY KEY NOT NULL,
	`record` text NOT NULL
);
