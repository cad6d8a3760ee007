import type { ConsentQueryResult } from 'schemas/generated/content.ts';
import type { CookieRow } from './consent-data.ts';

type Stored = Pick<
  NonNullable<ConsentQueryResult>,
  'cookies' | 'googleAnalyticsId' | 'metaPixelId' | 'tagManagerId'
>;

export function listedCookies(stored: Stored): CookieRow[] {
  const inUse = {
    google: Boolean(stored.googleAnalyticsId ?? stored.tagManagerId),
    meta: Boolean(stored.metaPixelId),
  };
  return (stored.cookies ?? []).flatMap(({ _key, name, category, provider, service, purpose, duration }) => {
    if (!name || !category || (service && !inUse[service])) return [];
    return {
      key: _key,
      name,
      category,
      provider: provider ?? '',
      purpose: purpose ?? '',
      duration: duration ?? '',
    };
  });
}
