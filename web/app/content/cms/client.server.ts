import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import type { Platform } from '../../platform/platform.server.ts';
import type { Settings } from '../../platform/env.server.ts';
import { isShownText } from './drafts/marks.server.ts';

/** When published content was last changed, as ISO 8601, or undefined where the CMS does not respond in time. */
export async function reachContent({
  settings,
}: Pick<Platform, 'settings'>): Promise<{ changedAt: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(contentTimeout);
    const changedAt = await contentClient(settings).fetch<unknown>(
      '* | order(_updatedAt desc) [0]._updatedAt',
      {},
      { signal },
    );
    return typeof changedAt === 'string' ? { changedAt } : undefined;
  } catch {
    return undefined;
  }
}

type Clients = {
  published: SanityClient;
  secret: SanityClient;
  drafts: SanityClient;
  marked: SanityClient;
  schedule: SanityClient;
};

export const contentTimeout = 2000;
/** No visitor waits for it, and an editor would rather wait than lose the preview. */
const staffTimeout = 10_000;

const clients = new WeakMap<Settings, Partial<Clients>>();

function configOf(name: keyof Clients, settings: Settings): ClientConfig {
  const { SANITY_API_TOKEN: token, SANITY_STUDIO_URL: studioUrl } = settings;
  if (name === 'published') return { perspective: 'published' };
  if (name === 'schedule')
    return { perspective: 'raw', token: settings.SANITY_SCHEDULE_TOKEN, timeout: staffTimeout };
  if (name === 'secret') return { perspective: 'raw', token, timeout: staffTimeout };
  return {
    timeout: staffTimeout,
    perspective: name === 'drafts' ? 'drafts' : 'published',
    token,
    stega: {
      enabled: studioUrl !== '',
      studioUrl,
      filter: ({ sourcePath, sourceDocument }) => isShownText(sourcePath, sourceDocument._id),
    },
  };
}

export function contentClient(settings: Settings, name: keyof Clients = 'published'): SanityClient {
  const made = clients.get(settings) ?? {};
  clients.set(settings, made);
  const known = made[name];
  if (known) return known;
  const local = settings.SANITY_API_HOST && {
    apiHost: settings.SANITY_API_HOST,
    useProjectHostname: false,
  };
  const client = createClient({
    projectId: settings.SANITY_PROJECT_ID,
    dataset: settings.SANITY_DATASET,
    apiVersion: '2025-02-19',
    // Cached here until the webhook raises the revision; the API's own cache could be older.
    useCdn: false,
    maxRetries: 0,
    timeout: contentTimeout,
    ...local,
    ...configOf(name, settings),
  });
  made[name] = client;
  return client;
}
