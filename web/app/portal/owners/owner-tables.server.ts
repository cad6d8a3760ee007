import type { AnswerKind } from 'schemas/staff-record.ts';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { NewsKind } from '../news-kinds.ts';

export const owners = sqliteTable('owners', {
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  language: text().notNull(),
  /** Null until the owner chooses a password; a mailed link signs in without one. */
  passwordHash: text(),
  createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  signedInAt: integer({ mode: 'timestamp_ms' }),
  /** Set while staff do not let the owner in. */
  revokedAt: integer({ mode: 'timestamp_ms' }),
  wantsMonthlyMail: integer({ mode: 'boolean' }).notNull().default(true),
  /** The latest month about which a mail was written, such as `2026-11`. */
  mailedMonth: text(),
  stoppedNews: text({ mode: 'json' }).$type<NewsKind[]>().notNull().default([]),
  /** One mail a day with all news instead of one for each. */
  wantsDigest: integer({ mode: 'boolean' }).notNull().default(false),
  /** The latest Belgian day whose news was looked at for that mail. */
  digestedOn: text(),
});

/** Never stores the cookie's token itself. */
export const ownerSessions = sqliteTable(
  'owner_sessions',
  {
    tokenHash: text().primaryKey(),
    ownerId: text().notNull(),
    /** The browser and system, as the owner recognises them. */
    device: text().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    seenAt: integer({ mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('owner_sessions_owner').on(table.ownerId)],
);

/** A mailed link works once, and outlives its owner to say so. The last two purposes let staff see the portal. */
export const ownerTokens = sqliteTable(
  'owner_tokens',
  {
    tokenHash: text().primaryKey(),
    ownerId: text().notNull(),
    purpose: text({
      enum: ['invitation', 'sign-in', 'new-password', 'calendar', 'view', 'viewing'],
    }).notNull(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('owner_tokens_owner').on(table.ownerId)],
);

export const ownerPasskeys = sqliteTable(
  'owner_passkeys',
  {
    /** The credential's own, in base64url. */
    id: text().primaryKey(),
    ownerId: text().notNull(),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Rises with each use on devices that count; 0 on others. */
    counter: integer().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    usedAt: integer({ mode: 'timestamp_ms' }),
  },
  (table) => [index('owner_passkeys_owner').on(table.ownerId)],
);

export const passkeyChallenges = sqliteTable('passkey_challenges', {
  challenge: text().primaryKey(),
  purpose: text({ enum: ['add', 'login'] }).notNull(),
  /** Null while it is unknown who logs in. */
  ownerId: text(),
  expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
});

/** Tells which member of staff changed what about an owner. Of an erased owner only that fact is left. */
export const ownerChanges = sqliteTable(
  'owner_changes',
  {
    id: text().primaryKey(),
    ownerId: text().notNull(),
    staffName: text().notNull(),
    kind: text({
      enum: [
        'invited',
        'link-sent',
        'name',
        'email',
        'language',
        'property-added',
        'property-removed',
        'revoked',
        'restored',
        'viewed',
        'removed',
      ],
    }).notNull(),
    propertyId: text(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('owner_changes_owner').on(table.ownerId, table.createdAt)],
);

/** Owners' answers to offers and visits. The latest counts. */
export const ownerAnswers = sqliteTable(
  'owner_answers',
  {
    id: text().primaryKey(),
    ownerId: text().notNull(),
    propertyId: text().notNull(),
    /** The id of the staff record, or of the visit as its owner sees it. */
    subject: text().notNull(),
    kind: text().$type<AnswerKind>().notNull(),
    text: text().notNull().default(''),
    moment: text().notNull().default(''),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('owner_answers_property').on(table.propertyId, table.createdAt)],
);

/** The state of each thing that an owner was last told, even silently. An empty item: the home was looked at. */
export const ownerNews = sqliteTable(
  'owner_news',
  {
    ownerId: text().notNull(),
    propertyId: text().notNull(),
    item: text().notNull(),
    state: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.propertyId, table.item] })],
);
