import type { IConfiguration } from 'dependency-cruiser';
import { exceptions, floors, rooms, sampleData } from './floors.ts';

const app = '^web/app/';
const tests = String.raw`\.(test|test-data)\.tsx?$`;
const server = String.raw`\.server\.tsx?$`;

const anyOf = (names: readonly string[]) => `(${names.join('|')})`;
const place = (path: string) => `${app}${path.replaceAll('.', String.raw`\.`)}`;

/** Leaves out imports of types, which leave no trace in what runs. */
const atRunTime = { dependencyTypesNot: ['type-only' as const] };

const betweenRooms = Object.entries(rooms).map(([room, may]: [string, readonly string[]]) => ({
  name: `room-${room}`,
  from: { path: `^${room}/` },
  to: {
    path: `^${anyOf(Object.keys(rooms).filter((other) => other !== room && !may.includes(other)))}/`,
    ...(room === 'web' && { pathNot: '^(seed|tests/crm)/' }),
  },
}));

const betweenFloors = floors.flatMap((floor, index) => {
  // Files beside the floors wire them, so they are above all of them.
  const above = [...floors.slice(index + 1).map((name) => `${app}${name}/`), `${app}[^/]+$`];
  const named = exceptions.filter(({ from }) => from.startsWith(`${floor}/`));
  const from = { path: place(`${floor}/`), pathNot: [tests, ...named.map((one) => place(one.from))] };
  return [
    { name: `floor-${floor}`, from, to: { path: above } },
    ...named.map((one) => ({
      name: `floor-${floor}`,
      from: { path: place(one.from), pathNot: tests },
      to: { path: above, pathNot: `${place(one.to)}$` },
    })),
  ];
});

const within = [
  {
    name: 'sample-data',
    comment: 'The site takes from the seed its sample of properties and owners only.',
    from: { path: '^web/', pathNot: tests },
    to: { path: '^seed/', pathNot: String.raw`^${anyOf(sampleData)}.+\.(json|pdf|svg)$` },
  },
  {
    name: 'sample-data',
    comment: 'Tests of the site take data of the seed, and none of its code.',
    from: { path: '^web/' },
    to: { path: '^seed/', pathNot: String.raw`\.(json|pdf|svg)$` },
  },
  {
    name: 'stand-ins',
    comment:
      'Tests of the site speak with the stand-ins of property software, and nothing else of the site does.',
    from: { path: '^web/', pathNot: tests },
    to: { path: '^tests/' },
  },
  {
    name: 'effects',
    comment: 'What touches network, storage, time or chance is imported by routes and other such files only.',
    from: { path: app, pathNot: [server, tests, `${app}(routes/|entry\\.server)`] },
    to: { path: `^web/.+${server}`, ...atRunTime },
  },
  {
    name: 'pure-rules',
    comment: 'Rules of properties and addresses return the same for the same arguments.',
    from: {
      path: [place('properties/'), place('content/paths/')],
      pathNot: [server, tests, String.raw`\.tsx$`, `${app}properties/(favourites|gallery|map|search-field)/`],
    },
    to: { path: [String.raw`node_modules/(react|@sanity/client)/`], ...atRunTime },
  },
  {
    name: 'modules-apart',
    comment: 'A module of a page knows no other module.',
    from: { path: `${app}pages/modules/([^/]+)/`, pathNot: tests },
    to: { path: `${app}pages/modules/[^/]+/`, pathNot: `${app}pages/modules/$1/` },
  },
  {
    name: 'plain-components',
    comment: 'Plain components know no content.',
    from: { path: place('ui/') },
    to: { path: '^schemas/' },
  },
  {
    name: 'plain-schemas',
    comment: 'The site takes data from the schemas, and nothing that only the Studio needs.',
    from: { path: '^web/', pathNot: tests },
    to: {
      path: [
        '^schemas/(documents|fields|modules|objects|singletons)/',
        String.raw`^schemas/(index|compile|define-module|generate)\.ts$`,
        'node_modules/sanity/',
      ],
      ...atRunTime,
    },
  },
  {
    name: 'file-circle',
    comment: 'Files import each other in no circle, not even for types.',
    from: {},
    to: { circular: true },
  },
];

export default {
  forbidden: [...betweenRooms, ...betweenFloors, ...within].map((rule) => ({
    severity: 'error' as const,
    ...rule,
  })),
  options: {
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/build|studio/dist)/' },
  },
} satisfies IConfiguration;
