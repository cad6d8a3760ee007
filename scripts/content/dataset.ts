import { ClientError, createClient, type SanityClient } from '@sanity/client';
import { errorMessage } from '../process/run-command.ts';
import type { Environment } from '../settings/settings.ts';

export type Dataset = { client: SanityClient; name: string; environment: Environment };

export function connect(environment: Environment): Dataset {
  const { SANITY_PROJECT_ID = '', SANITY_DATASET = '', SANITY_API_HOST, SANITY_API_TOKEN } = environment;
  const where = SANITY_API_HOST || 'hosted Sanity';
  if (!SANITY_API_TOKEN) throw new Error(`SANITY_API_TOKEN is empty: ${where} wants a token that may write.`);
  const client = createClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: SANITY_API_TOKEN,
    maxRetries: 0,
    ...(SANITY_API_HOST ? { apiHost: SANITY_API_HOST, useProjectHostname: false } : {}),
  });
  return { client, name: `${SANITY_PROJECT_ID}/${SANITY_DATASET} on ${where}`, environment };
}

/** Sends a small query first, so that wrong settings fail before a long transfer. */
export async function knock({ client, name }: Dataset): Promise<void> {
  try {
    await client.fetch('count(*[_id == "any"])');
  } catch (error) {
    throw new Error(`${name} ${reasonOf(error)}`, { cause: error });
  }
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof ClientError)) return `cannot be reached (${errorMessage(error)}): is it running?`;
  const isRefused = error.statusCode === 401 || error.statusCode === 403;
  return isRefused ? 'refused SANITY_API_TOKEN.' : `responded with ${error.statusCode}: ${error.message}`;
}
