import { createClient, type SanityClient } from '@sanity/client';
import type { Settings } from '../services/env.server.ts';

const clients = new WeakMap<Settings, SanityClient>();

/** The client that reads published content without a token, one for each isolate. */
export function contentClient(settings: Settings): SanityClient {
  const known = clients.get(settings);
  if (known) return known;
  const local = settings.SANITY_API_HOST && {
    apiHost: settings.SANITY_API_HOST,
    useProjectHostname: false,
  };
  const client = createClient({
    projectId: settings.SANITY_PROJECT_ID,
    dataset: settings.SANITY_DATASET,
    apiVersion: '2025-02-19',
    perspective: 'published',
    // Answers are cached here until the webhook raises the revision; the API's own cache could be older than that.
    useCdn: false,
    maxRetries: 0,
    timeout: 3000,
    ...local,
  });
  clients.set(settings, client);
  return client;
}
