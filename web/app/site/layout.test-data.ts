import type { SiteContent } from '../content/cms/content.ts';
import { emptyContent, emptySettings, plainPage } from '../content/cms/site.test-data.ts';

export const localized = (nl: string, fr?: string) => [
  { language: 'nl', value: nl },
  { language: 'fr', value: fr ?? null },
];

type StoredPage = Extract<SiteContent['pages'][number], { _type: 'page' }>;

export function testPage(name: string, more: Partial<StoredPage> = {}): StoredPage {
  return {
    ...plainPage,
    _id: `page-${name}`,
    path: localized(`/${name}/`, `/${name}-fr/`),
    title: localized(name, `${name} (fr)`),
    ...more,
  };
}

export type Given = Omit<Partial<SiteContent>, 'settings'> & { settings?: Partial<SiteContent['settings']> };

/** The content of a site in Dutch and French. */
export function testContent({ settings, ...content }: Given): SiteContent {
  return {
    ...emptyContent,
    ...content,
    settings: { ...emptySettings, agencyName: 'Huis & Haard', enabledLanguages: ['nl', 'fr'], ...settings },
  };
}
