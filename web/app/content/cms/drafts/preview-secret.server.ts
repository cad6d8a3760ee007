import { schemaType, SECRET_TTL } from '@sanity/preview-url-secret/constants';
import type { Settings } from '../../../platform/env.server.ts';
import { contentClient } from '../client.server.ts';

/** Milliseconds; then the Studio writes a new secret and reloads its frame. */
export const secretAge = SECRET_TTL * 1000;

const fresh = `_type == "${schemaType}" && dateTime(_updatedAt) > dateTime(now()) - ${String(SECRET_TTL)}`;

export async function findSecretId(settings: Settings, secret: string): Promise<string | undefined> {
  const query = `*[${fresh} && secret == $secret][0]._id`;
  return (await contentClient(settings, 'secret').fetch<string | null>(query, { secret })) ?? undefined;
}

export async function isSecretValid(settings: Settings, id: string): Promise<boolean> {
  const query = `*[${fresh} && _id == $id][0]._id`;
  return (await contentClient(settings, 'secret').fetch<string | null>(query, { id })) === id;
}
