import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import demoOwner from '../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { writeDatabase } from './database.ts';
import { addresses, expect } from './fixtures.ts';

export const loginPaths = { nl: '/nl/login/', fr: '/fr/connexion/', en: '/en/login/' };

export const portalPaths = { nl: '/nl/eigenaars/', fr: '/fr/proprietaires/', en: '/en/owners/' };

export type PortalLanguage = keyof typeof portalPaths;

/** Signs an owner in by password, without opening a page; the page has the cookie from then on. */
export async function signInAsOwner(
  page: Pick<Page, 'request'>,
  language: PortalLanguage = 'nl',
  { email, password }: Pick<typeof demoOwner, 'email' | 'password'> = demoOwner,
): Promise<void> {
  const response = await page.request.post(`${addresses.site}${loginPaths[language]}`, {
    form: { email, password },
    headers: { Origin: addresses.site },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

type NewOwner = { email: string; name: string; language: PortalLanguage; propertyIds: readonly string[] };

const minute = 60_000;

/** Stores an owner for one test, by default with the demo owner's password. Returns the id. */
export function storeOwner(
  { email, name, language, propertyIds }: NewOwner,
  { passwordHash }: { passwordHash: string } = demoOwner,
): string {
  const id = randomUUID();
  const now = Date.now();
  writeDatabase(
    `insert into owners (id, email, name, language, "passwordHash", "createdAt")
      values (?, ?, ?, ?, nullif(?, ''), ?)`,
    ...[id, email, name, language, passwordHash, now],
  );
  for (const propertyId of propertyIds)
    writeDatabase(
      `insert into owner_properties ("ownerId", "propertyId", "addedAt") values (?, ?, ?)`,
      ...[id, propertyId, now],
    );
  return id;
}

/** Invites an owner who has no password yet. Returns the path of the link that the mail would contain. */
export function inviteOwner(owner: NewOwner): string {
  const id = storeOwner(owner, { passwordHash: '' });
  const token = randomUUID();
  writeDatabase(
    `insert into owner_tokens ("tokenHash", "ownerId", purpose, "expiresAt") values (?, ?, 'invitation', ?)`,
    ...[createHash('sha256').update(token).digest('hex'), id, Date.now() + 60 * minute],
  );
  return `${portalPaths[owner.language]}link/${token}/`;
}
