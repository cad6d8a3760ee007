import { z } from 'zod';
import { contentClient } from '../cms/client.server.ts';
import { isSecretOf } from '../cms/drafts/draft-link.ts';
import type { Settings } from '../services/env.server.ts';

const freshFor = 60_000;

const secretSchema = z.object({
  _id: z.string(),
  _type: z.literal('staffSecret'),
  _createdAt: z.iso.datetime(),
  secretHash: z.string(),
  staffName: z.string().max(200).default(''),
});

/** Secrets in the dataset: editors write them, and only the site's token can read them. */
type SecretStore = {
  read: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

export function secretStore(settings: Settings): SecretStore {
  const client = contentClient(settings, 'secret');
  return { read: (id) => client.getDocument(id), remove: (id) => client.delete(id) };
}

export const givenSecretSchema = z.object({ id: z.uuid(), secret: z.string().min(1).max(200) });

type GivenSecret = z.infer<typeof givenSecretSchema>;

/** Deletes a secret and returns who wrote it if it was valid. The dot in its id hides it from anonymous readers. */
export async function takeSecret(
  store: SecretStore,
  { id, secret }: GivenSecret,
  now: Date,
): Promise<{ staffName: string } | undefined> {
  const documentId = `staffSecret.${id}`;
  const { data: stored } = secretSchema.safeParse(await store.read(documentId));
  if (stored?._id !== documentId || !(await isSecretOf(stored, secret))) return undefined;
  await store.remove(documentId);
  const isFresh = Math.abs(now.getTime() - Date.parse(stored._createdAt)) <= freshFor;
  return isFresh ? { staffName: stored.staffName } : undefined;
}
