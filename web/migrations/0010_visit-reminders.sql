ALTER TABLE `visits` ADD `remindAt` integer;--> statement-breakpoint
CREATE INDEX `visits_reminder` ON `visits` (`remindAt`);