import type { PageKind } from 'schemas/page-kinds.ts';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings, plainPage } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import type { FeedContent } from './feed-source.server.ts';

const page = (kind: PageKind, path: string, fields: { redirect?: boolean } = {}) => ({
  ...plainPage,
  ...fields,
  _id: `page-${kind}${path.replaceAll('/', '-')}`,
  kind,
  path: testLanguages.map((language) => ({ language, value: path })),
  title: [{ language: 'nl', value: path }],
});

const pages = [
  page('home', '/'),
  page('property-list-sale', '/for-sale/'),
  page('property-list-rent', '/for-rent/'),
  page('project-list', '/projects/'),
  page('login', '/login/'),
  page('content', '/hidden/'),
  page('content', '/moved/', { redirect: true }),
  { ...page('content', '/dutch/'), path: [{ language: 'nl', value: '/nederlands/' }] },
];

export const feedSite = {
  ...prepareSite({
    ...emptyContent,
    settings: { ...emptySettings, agencyName: 'Huis & Haard', enabledLanguages: [...testLanguages] },
    pages,
  }),
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};

export const feedContent: FeedContent = {
  pages: pages.map(({ _id, path }) => ({
    _id,
    _updatedAt: '2026-02-01T08:00:00Z',
    isActiveSEO: path[0]?.value !== '/hidden/',
    picture: null,
  })),
  edits: [{ reference: '2101', _updatedAt: '2026-11-19T10:11:12Z', isHidden: false }],
};
