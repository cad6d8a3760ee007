ALTER TABLE `owners` ADD `wantsMonthlyMail` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `owners` ADD `mailedMonth` text;