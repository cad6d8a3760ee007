ALTER TABLE `crm_records` ADD `project` text;--> statement-breakpoint
ALTER TABLE `crm_refs` ADD `toldAt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_refs` ADD `isToldGone` integer DEFAULT false NOT NULL;