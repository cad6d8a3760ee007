ALTER TABLE `visits` ADD `heldUntil` integer;--> statement-breakpoint
ALTER TABLE `visits` ADD `client` text;--> statement-breakpoint
ALTER TABLE `visits` ADD `phone` text;