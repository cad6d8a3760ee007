CREATE TABLE `outside_links` (
	`address` text PRIMARY KEY NOT NULL,
	`triedAt` integer,
	`status` integer,
	`failingSince` integer
);
--> statement-breakpoint
CREATE INDEX `outside_links_tried_at` ON `outside_links` (`triedAt`);