export const rooms = {
  schemas: [],
  studio: ['schemas'],
  web: ['schemas'],
  seed: ['schemas'],
  lake: [],
  scripts: ['schemas', 'seed'],
  tests: ['schemas', 'seed', 'scripts'],
} as const satisfies Record<string, readonly string[]>;

/** Folders of `seed` whose data files the site takes, or those in their place of another agency. */
export const sampleData = ['seed/sample/', 'seed/agencies/', 'seed/starter/texts/'];

/** The floors of `web/app`, from the ground up: a file imports from its own floor and those below it. */
export const floors = [
  'ui',
  'platform',
  'content',
  'islands',
  'consent',
  'properties',
  'forms',
  'portal',
  'crm',
  'staff',
  'site',
  'pages',
  'delivery',
  'routes',
] as const;

type Exception = { from: string; to: string; why: string };

/** Imports that lead up, by path from `web/app`, and why each stays. At most ten. */
export const exceptions: readonly Exception[] = [
  {
    from: 'platform/platform.server.ts',
    to: 'properties/catalogue/create-catalogue.ts',
    why: 'Type only: a request carries the properties as it sees them, so that it never sees two states.',
  },
  {
    from: 'islands/',
    to: 'island-registry.ts',
    why: 'Types only: the registry is wired at the top, and no name of an island can be misspelt.',
  },
];
