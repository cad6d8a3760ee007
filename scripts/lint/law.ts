/**
 * Import rules between rooms and, in `web/app`, between folders. The first entry whose `from` matches a file applies
 * to it; a file may always import from the folder that `from` names. A path ending in `/` covers everything below it,
 * `*` matches one name.
 */
export type Law = {
  from: string;
  may: readonly string[];
  /** Importable as types only, which leave no trace in the running code. */
  mayTypes?: readonly string[];
  refuses?: readonly string[];
};

const plainSchemas = [
  'cost-rates.ts',
  'languages.ts',
  'text-keys.ts',
  'needed-pages.ts',
  'page-kinds.ts',
  'form-ids.ts',
  'filter-fields.ts',
  'filter-formula.ts',
  'lead.ts',
  'policy-report.ts',
  'publication/',
  'checks/',
  'retention.ts',
  'rules/addresses.ts',
  'rules/links.ts',
  'schedule.ts',
  'shown-period.ts',
  'machine-translation.ts',
  'staff-owner.ts',
  'staff-property.ts',
  'site-status.ts',
  'usual-visit.ts',
  'visit.ts',
].map((name) => `schemas/${name}`);

const wordsInCode = 'web/app/content/paths/words-in-code.ts';
const island = ['islands/island.tsx', 'islands/script-island.tsx', 'islands/script.ts'];
const browserStorage = 'ui/browser/storage.ts';
const searchField = 'search/search-field.tsx';
const favouriteButton = 'favourites/favourite-button.tsx';
const shownForms = [
  'forms/definition/definitions.server.ts',
  'forms/definition/form-content.ts',
  'forms/definition/load-form.server.ts',
  'forms/kinds/visit/visit-days.server.ts',
  'forms/view/form-frame.tsx',
  'forms/view/form-result.tsx',
];
const content = ['ui/', 'cms/', 'i18n/', 'paths/'];
const inForms = [
  'ui/',
  'i18n/',
  'paths/',
  'properties/',
  'services/',
  'cms/content.ts',
  'cms/pictures/agency-pictures.server.ts',
  'cms/site.server.ts',
  'cms/site.test-data.ts',
  ...island,
];
const inProperties = [
  'properties/',
  'ui/',
  'i18n/',
  'paths/',
  'cms/content.ts',
  favouriteButton,
  searchField,
  ...island,
];
const inPortal = [
  ...content,
  'forms/definition/form-content.ts',
  'forms/mail/',
  'forms/personal/',
  'forms/submit/form-result.server.ts',
  'forms/submit/submit-context.ts',
  'forms/submit/read-post.server.ts',
  'forms/uploads/',
  'forms/view/',
  'pages/page-context.ts',
  'properties/',
  'services/',
  ...island,
];
const inModules = [...content, 'properties/', ...shownForms, ...island, 'styles/parts/'];

const webApp: readonly (readonly [folder: string, may: readonly string[]])[] = [
  [
    'routes/',
    [
      ...content,
      'pages/',
      'feeds/',
      'islands/',
      'forms/',
      'layout/',
      'map/',
      'portal/',
      'preview/',
      'properties/',
      'search/',
      'consent/',
      'favourites/',
      'analytics/',
      'policy-reports/',
    ].concat('staff/', 'styles/map/', 'styles/parts/', 'styles/portal/', 'styles/print/', 'services/'),
  ],
  [
    'islands/',
    [...content, 'pages/', 'layout/', 'favourites/', 'forms/view/', 'map/', 'preview/'].concat(
      'portal/passkeys/',
      'portal/password/',
      'properties/gallery/',
      'search/',
      'services/',
    ),
  ],
  [
    'pages/',
    [
      ...content,
      ...shownForms,
      'islands/',
      'favourites/',
      'layout/banner/',
      'map/',
      'modules/',
      'portal/login/',
      'properties/',
      'search/',
      'services/',
      'styles/parts/',
    ],
  ],
  ['page-cache/*.test.ts', ['page-cache/', 'cms/', 'paths/', 'portal/session/', 'properties/', 'services/']],
  ['page-cache/', ['cms/', 'paths/', 'properties/', 'services/']],
  ['portal/*.test.ts', [...inPortal, 'portal/', 'routes.ts']],
  ['portal/*/*.test.ts', [...inPortal, 'portal/', 'seed/owners/*.json']],
  ['portal/', inPortal],
  ['map/*.test.tsx', ['map/', 'i18n/', 'paths/', 'properties/', 'seed/properties/*.json']],
  ['map/', ['ui/', 'i18n/', 'paths/', 'properties/', 'styles/map/', ...island]],
  ['layout/banner/', [...content, ...island, 'search/']],
  [
    'layout/',
    [...content, 'islands/', 'properties/', 'consent/', 'favourites/', 'popup/', 'search/', 'analytics/'],
  ],
  ['modules/*.test-data.ts', [...inModules, 'modules/', 'schemas/generated/schema.json']],
  ['modules/*/*.test.tsx', [...inModules, 'modules/']],
  [
    'modules/*/',
    [...inModules, 'modules/module-contract.ts', 'modules/*.test-data.ts', 'modules/*.test-data.tsx'],
  ],
  ['modules/', [...inModules, 'services/log.server.ts']],
  ['forms/*/*.test-data.ts', [...inForms, 'forms/', 'seed/texts/*.json']],
  ['forms/', inForms],
  ['feeds/', [...content, 'layout/theme/', 'properties/', 'services/']],
  ['consent/', [...content, 'services/']],
  ['favourites/', ['ui/', 'i18n/', 'paths/', 'consent/']],
  ['popup/', [...content, 'consent/']],
  ['search/', ['ui/', 'i18n/', 'paths/', 'properties/', 'consent/', ...island]],
  ['policy-reports/', ['analytics/', 'cms/site.server.ts', 'properties/visits/belgian-time.ts', 'services/']],
  ['analytics/', ['consent/', 'paths/', 'properties/', 'cms/', 'services/', browserStorage]],
  [
    'staff/',
    [
      'forms/definition/',
      'forms/kinds/search-alert/run-alerts.server.ts',
      'forms/kinds/visit/',
      'forms/mail/',
      'forms/submit/posting.test-data.ts',
      'i18n/',
      'paths/',
      'portal/links/',
      'services/',
    ].concat(
      'cms/client.server.ts',
      'cms/drafts/draft-link.ts',
      'cms/load.server.ts',
      'cms/reach-content.server.ts',
      'cms/site.server.ts',
      'properties/catalogue/',
      'properties/model/terms.ts',
      'properties/text/',
      'properties/view/picture-data.ts',
      'properties/visits/belgian-time.ts',
    ),
  ],
  ['health/', ['health/', 'paths/', 'services/', 'cms/reach-content.server.ts', 'properties/catalogue/']],
  ['property-store/', ['property-store/', 'properties/', 'services/', 'seed/properties/*.json']],
  ['preview/', ['ui/', 'i18n/', 'services/']],
  ['cms/', ['ui/', 'paths/', 'services/', 'properties/catalogue/', 'schemas/generated/answers.json']],
  ['i18n/*.test-data.tsx', ['i18n/', 'cms/', 'seed/texts/*.json']],
  ['i18n/', ['cms/', 'paths/', browserStorage]],
  ['properties/*/*.test.ts', [...inProperties, 'seed/properties/*.json', 'seed/owners/*.json']],
  ['properties/gallery/lightbox/*.tsx', [...inProperties, 'styles/gallery/']],
  ['properties/*/*.tsx', inProperties],
  ['properties/*/*.server.ts', inProperties],
  ['properties/import/*/*.server.ts', [...inProperties, 'services/files/file-type.ts']],
  ['properties/import/*/*.test.ts', [...inProperties, 'seed/properties/*.json']],
];

const refuses = ['sanity'];
/** Rules that return the same result for the same arguments have no access to the outside world. */
const pure = {
  mayTypes: [
    'schemas/generated/',
    'ui/picture/picture-data.ts',
    'i18n/translate.ts',
    'islands/script.ts',
  ].map((name) => (name.startsWith('schemas/') ? name : `web/app/${name}`)),
  refuses: [...refuses, 'node:', '@sanity/client', 'react'],
};
const web = {
  mayTypes: ['schemas/answer-shapes.ts', 'schemas/generated/', 'web/app/platform/env.server.ts'],
  refuses,
};

export const laws: readonly Law[] = [
  { from: 'schemas/', may: [] },
  { from: 'studio/', may: ['schemas/'] },
  { from: 'seed/', may: ['schemas/'] },
  { from: 'lake/', may: [] },
  { from: 'tests/', may: ['schemas/', 'seed/', 'scripts/'] },
  { from: 'scripts/', may: [] },
  ...webApp.map(([folder, may]) => ({
    from: `web/app/${folder}`,
    may: [...plainSchemas, ...may.map((name) => (/^(seed|schemas)\//.test(name) ? name : `web/app/${name}`))],
    ...web,
  })),
  {
    from: 'web/app/properties/',
    may: [
      ...plainSchemas,
      wordsInCode,
      'web/app/content/paths/',
      'web/app/ui/picture/*.ts',
      'seed/properties/*.json',
    ],
    ...pure,
  },
  { from: 'web/app/content/paths/', may: [...plainSchemas, wordsInCode], ...pure },
  { from: 'web/app/ui/', may: [], ...web },
  { from: 'web/app/platform/', may: ['schemas/csv.ts'], ...web },
  {
    from: 'web/local/',
    may: [...plainSchemas, 'seed/owners/*.json', 'seed/owners/agency-documents', 'seed/properties/*.json'],
    ...web,
  },
  { from: 'web/', may: plainSchemas, ...web },
  { from: '*', may: ['scripts/', 'tests/'] },
];

/** Files that may import effects (`*.server.ts`), beside those that are effects themselves. */
export const mayUseEffects: readonly string[] = [
  'web/worker.ts',
  'web/app/entry.server.tsx',
  'web/app/routes/',
];
