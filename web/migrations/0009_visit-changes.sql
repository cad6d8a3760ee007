ALTER TABLE `visits` ADD `state` text DEFAULT 'booked' NOT NULL;--> statement-breakpoint
ALTER TABLE `visits` ADD `sequence` integer DEFAULT 0 NOT NULL;