import type { PageKind } from 'schemas/page-kinds.ts';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings, plainPage } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { type TestLanguage, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { testPlatform } from '../../platform/platform.test-data.ts';
import type { PageContext } from '../../content/page-context.ts';

const page = (kind: PageKind, nl: string, fr: string, en: string) => ({
  ...plainPage,
  _id: `page-${kind}`,
  kind,
  path: [
    { language: 'nl', value: `/${nl}/` },
    { language: 'fr', value: `/${fr}/` },
    { language: 'en', value: `/${en}/` },
  ],
  title: [{ language: 'nl', value: nl }],
});

const site = {
  ...prepareSite({
    ...emptyContent,
    settings: { ...emptySettings, agencyName: 'Huis & Haard', enabledLanguages: [...testLanguages] },
    pages: [
      page('project-list', 'nieuwbouw', 'projets-neufs', 'new-build'),
      page('property-list-sale', 'te-koop', 'a-vendre', 'for-sale'),
    ],
  }),
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};

export function projectContext(language: TestLanguage, path = '/'): PageContext {
  const { platform } = testPlatform({ clock: () => new Date('2026-11-20T09:00:00Z') });
  return { platform, site, url: new URL(path, 'https://site.test'), language };
}
