CREATE TABLE `owner_passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`ownerId` text NOT NULL,
	`name` text NOT NULL,
	`publicKey` text NOT NULL,
	`counter` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`usedAt` integer
);
--> statement-breakpoint
CREATE INDEX `owner_passkeys_owner` ON `owner_passkeys` (`ownerId`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`ownerId` text,
	`expiresAt` integer NOT NULL
);
