DROP TABLE `property_generation`;--> statement-breakpoint
DROP TABLE `property_rows`;--> statement-breakpoint
ALTER TABLE `import_runs` ADD `isCheck` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `record_sources` ADD `checkedIn` text;