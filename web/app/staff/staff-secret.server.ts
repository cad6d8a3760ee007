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

/** Deletes a secret and returns whether it was valid. The dot in its id hides it from anonymous readers. */
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
