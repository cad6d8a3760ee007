/**
 * Who may import whom. The first entry whose `from` fits a file holds for it; a file may always import from the
 * folder that `from` names. A path ending in `/` means everything below it, `*` stands for one name.
 */
export type Law = {
  from: string;
  may: readonly string[];
  /** Importable as types only, which leave no trace in the running code. */
  mayTypes?: readonly string[];
  /** Packages this part must not touch. */
  refuses?: readonly string[];
};

const app = (...names: string[]) => names.map((name) => `web/app/${name}`);

const plainSchemas = [
  'languages.ts',
  'text-keys.ts',
  'page-kinds.ts',
  'form-ids.ts',
  'filter-fields.ts',
  'lead.ts',
].map((name) => `schemas/${name}`);

const web = { mayTypes: ['schemas/generated/', 'web/app/services/env.server.ts'], refuses: ['sanity'] };

/** Rules that give the same answer every time cannot reach for the outside world. */
const pure = {
  mayTypes: [...web.mayTypes, 'web/app/ui/picture-data.ts'],
  refuses: ['sanity', 'node:', '@sanity/client', 'react'],
};

/** What whoever shows a form needs of it. */
const shownForms = app(
  'forms/definitions.server.ts',
  'forms/form-content.ts',
  'forms/form-frame.tsx',
  'forms/form-places.tsx',
  'forms/load-form.server.ts',
  'forms/page-answer.ts',
);

const inModules = [...app('ui/', 'cms/', 'i18n/', 'paths/', 'properties/'), ...shownForms];

export const laws: readonly Law[] = [
  { from: 'schemas/', may: [] },
  { from: 'studio/', may: ['schemas/'] },
  { from: 'seed/', may: ['schemas/'] },
  { from: 'lake/', may: [] },
  { from: 'tests/', may: ['schemas/', 'seed/', 'scripts/'] },
  { from: 'scripts/', may: [] },

  {
    from: 'web/app/routes/',
    may: [
      ...plainSchemas,
      ...app(
        'pages/',
        'modules/',
        'forms/',
        'layout/',
        'portal/',
        'preview/',
        'properties/',
        'consent/',
        'analytics/',
        'staff/',
        'cms/',
        'i18n/',
        'paths/',
      ),
      ...app('services/'),
    ],
    ...web,
  },
  {
    from: 'web/app/pages/',
    may: [
      ...plainSchemas,
      ...app('banner/', 'search/', 'modules/', 'properties/', 'ui/', 'i18n/', 'paths/', 'cms/', 'services/'),
      ...shownForms,
    ],
    ...web,
  },
  {
    from: 'web/app/banner/',
    may: [...plainSchemas, ...app('search/', 'ui/', 'i18n/', 'paths/', 'cms/')],
    ...web,
  },
  {
    from: 'web/app/search/',
    may: [...plainSchemas, ...app('properties/', 'ui/', 'i18n/', 'paths/', 'cms/')],
    ...web,
  },
  {
    from: 'web/app/modules/*/',
    may: [
      ...plainSchemas,
      ...inModules,
      ...app('modules/module-frame.tsx', 'modules/module-data.ts', 'modules/blank-modules.test-data.ts'),
    ],
    ...web,
  },
  {
    from: 'web/app/modules/',
    may: [...plainSchemas, ...inModules, ...app('services/error-line.server.ts')],
    ...web,
  },
  {
    from: 'web/app/forms/',
    may: [
      ...plainSchemas,
      ...app(
        'ui/',
        'i18n/',
        'paths/',
        'properties/',
        'cms/content.ts',
        'cms/site.server.ts',
        'cms/site.test-data.ts',
        'services/',
      ),
    ],
    ...web,
  },
  {
    from: 'web/app/consent/',
    may: [...plainSchemas, ...app('ui/', 'i18n/', 'paths/', 'cms/', 'services/')],
    ...web,
  },
  {
    from: 'web/app/popup/',
    may: [...plainSchemas, ...app('consent/', 'ui/', 'i18n/', 'paths/', 'cms/')],
    ...web,
  },
  {
    from: 'web/app/analytics/',
    may: [...plainSchemas, ...app('consent/', 'paths/', 'properties/', 'cms/', 'services/')],
    ...web,
  },
  {
    from: 'web/app/layout/',
    may: [
      ...plainSchemas,
      ...app('ui/', 'i18n/', 'paths/', 'properties/', 'cms/', 'consent/', 'popup/', 'analytics/'),
    ],
    ...web,
  },
  {
    from: 'web/app/portal/',
    may: [...plainSchemas, ...app('ui/', 'i18n/', 'paths/', 'properties/', 'services/')],
    ...web,
  },
  {
    from: 'web/app/staff/',
    may: [
      ...plainSchemas,
      ...app(
        'forms/definitions.server.ts',
        'forms/mail-property.server.ts',
        'forms/shown-values.server.ts',
        'forms/test-posting.server.ts',
        'i18n/',
        'paths/',
        'cms/client.server.ts',
        'cms/draft-link.ts',
        'cms/site.server.ts',
        'properties/phone.ts',
        'services/',
      ),
    ],
    ...web,
  },
  { from: 'web/app/cms/', may: [...plainSchemas, ...app('paths/', 'services/', 'ui/')], ...web },
  { from: 'web/app/i18n/', may: [...plainSchemas, ...app('cms/', 'paths/')], ...web },
  { from: 'web/app/paths/', may: plainSchemas, ...pure },
  { from: 'web/app/preview/', may: [...plainSchemas, ...app('ui/', 'i18n/', 'services/')], ...web },
  {
    from: 'web/app/properties/*.tsx',
    may: [...plainSchemas, ...app('properties/', 'ui/', 'i18n/', 'paths/')],
    ...web,
  },
  { from: 'web/app/properties/*.server.ts', may: [...plainSchemas, ...app('properties/')], ...web },
  {
    from: 'web/app/properties/',
    may: [...plainSchemas, ...app('paths/'), 'seed/pictures/index.json'],
    ...pure,
  },
  { from: 'web/app/ui/', may: [], ...web },
  { from: 'web/app/services/', may: [], ...web },
  { from: 'web/', may: plainSchemas, ...web },

  { from: '*', may: ['scripts/', 'tests/'] },
];

/** Files that may import effects (`*.server.ts`), beside those that are effects themselves. */
export const mayUseEffects: readonly string[] = [
  'web/worker.ts',
  'web/app/entry.server.tsx',
  'web/app/routes/',
];
