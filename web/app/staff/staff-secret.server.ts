import { z } from 'zod';
import { contentClient } from '../cms/client.server.ts';
import { isSecretOf } from '../cms/drafts/draft-link.ts';
import type { Settings } from '../services/env.server.ts';

/** Milliseconds within which a secret has to be used. */
const freshFor = 60_000;

const secretSchema = z.object({
  _id: z.string(),
  _type: z.literal('staffSecret'),
  _createdAt: z.iso.datetime(),
  secretHash: z.string(),
});

/** Where secrets lie: written by whoever may write content, seen only with the site's own token. */
export type SecretStore = {
  read: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

export function secretStore(settings: Settings): SecretStore {
  const client = contentClient(settings, 'secret');
  return { read: (id) => client.getDocument(id), remove: (id) => client.delete(id) };
}

/** What the Studio hands in: the uuid of the document it has written, and the secret whose fingerprint is there. */
export const givenSecretSchema = z.object({ id: z.uuid(), secret: z.string().min(1).max(200) });

export type GivenSecret = z.infer<typeof givenSecretSchema>;

/**
 * Takes a secret away and says whether it was good: written within the last minute, by the content store's own time,
 * and never taken before. A dot in its id keeps it from everybody without a login, and only editors can write.
 */
export async function takeSecret(
  store: SecretStore,
  { id, secret }: GivenSecret,
  now: Date,
): Promise<boolean> {
  const documentId = `staffSecret.${id}`;
  const { data: stored } = secretSchema.safeParse(await store.read(documentId));
  if (stored?._id !== documentId || !(await isSecretOf(stored, secret))) return false;
  await store.remove(documentId);
  return Math.abs(now.getTime() - Date.parse(stored._createdAt)) <= freshFor;
}
