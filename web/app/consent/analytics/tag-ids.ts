export type TagIds = { googleAnalytics?: string; tagManager?: string; metaPixel?: string };

type Stored = {
  googleAnalyticsId: string | null;
  tagManagerId: string | null;
  metaPixelId: string | null;
};

/** Drops anything else, because the id becomes part of a script URL. */
const patterns = { ga: /^G-[A-Z0-9]{4,12}$/, gtm: /^GTM-[A-Z0-9]{4,10}$/, meta: /^\d{10,20}$/ };

const valid = (id: string | null, pattern: RegExp) => (id && pattern.test(id) ? id : undefined);

export function tagIds(stored: Stored | null): TagIds | undefined {
  const googleAnalytics = valid(stored?.googleAnalyticsId ?? null, patterns.ga);
  const tagManager = valid(stored?.tagManagerId ?? null, patterns.gtm);
  const metaPixel = valid(stored?.metaPixelId ?? null, patterns.meta);
  if (!googleAnalytics && !tagManager && !metaPixel) return undefined;
  return {
    ...(googleAnalytics && { googleAnalytics }),
    ...(tagManager && { tagManager }),
    ...(metaPixel && { metaPixel }),
  };
}

export type TagSources = { script: readonly string[]; connect: readonly string[]; image: readonly string[] };

const googleHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

export function tagSources({ googleAnalytics, tagManager, metaPixel }: TagIds): TagSources {
  const google = googleAnalytics || tagManager ? googleHosts : [];
  return {
    script: [
      ...(google.length > 0 ? ['https://www.googletagmanager.com'] : []),
      ...(metaPixel ? ['https://connect.facebook.net'] : []),
    ],
    connect: [...google, ...(metaPixel ? ['https://www.facebook.com', 'https://connect.facebook.net'] : [])],
    image: [...google, ...(metaPixel ? ['https://www.facebook.com'] : [])],
  };
}
