import path from 'node:path';
import type { Graph } from 'schema-dts';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { editOf, openHouseOn } from '../../properties/catalogue/records/property-edits.test-data.ts';
import { projectContext } from '../project/project-site.test-data.ts';
import { loadProjectPage } from '../project/load-project-page.server.ts';
import { loadPropertyPage } from '../property/load-property-page.server.ts';
import { articleThing, contentThings } from './content-things.server.ts';
import { listPageThing } from './graph.ts';
import { officeExample, questionsExample } from './modules.test-data.ts';
import type { Thing } from './vocabulary.ts';
import { sampleWith } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

type UncheckedGraph = Pick<Graph, '@context'> & { '@graph': readonly unknown[] };

/** Actions name their input in a way of their own, which is no property of the vocabulary. */
const withoutInputs = (name: string, value: unknown) => (name.endsWith('-input') ? undefined : value);

/** Has the compiler compare graphs with the types that schema.org's vocabulary was turned into, all in one run. */
function problemsOf(graphs: readonly (readonly unknown[])[]): string[][] {
  const sources = new Map(
    graphs.map((things, index) => {
      const graph: UncheckedGraph = { '@context': 'https://schema.org', '@graph': things };
      const text = `import type { Graph } from 'schema-dts';\nexport const graph: Graph = ${JSON.stringify(graph, withoutInputs)};\n`;
      return [path.join(root, `graph-${String(index)}.ts`), text] as const;
    }),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...sources.keys()], options, {
    ...host,
    fileExists: (name) => sources.has(name) || host.fileExists(name),
    getSourceFile: (name, target) => {
      const text = sources.get(name);
      return text === undefined ? host.getSourceFile(name, target) : ts.createSourceFile(name, text, target);
    },
  });
  return [...sources.keys()].map((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

function shapeOf(thing: unknown): string {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 2).map(named);
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.entries(value).map(([name, each]) => [name, name === '@type' ? String(each) : named(each)]);
  };
  return JSON.stringify(named(JSON.parse(JSON.stringify(thing))));
}

async function everyThing(): Promise<Thing[]> {
  const openHouses = [openHouseOn('2026-11-28')];
  const edited = sampleWith(['2101', '2108'].map((id) => editOf(id, { openHouses })));
  const given = projectContext('nl');
  const context = { ...given, platform: { ...given.platform, ...edited } };
  const { catalogue } = edited;
  const pages = [
    ...(await Promise.all(catalogue.ids({}).map(async (id) => (await loadPropertyPage(context, id))?.head))),
    ...(await Promise.all(
      (await catalogue.projects('nl')).map(async ({ id }) => (await loadProjectPage(context, id))?.head),
    )),
  ];
  const moments = { _createdAt: '2026-01-02T03:04:05Z', _updatedAt: '2026-01-02T03:04:05Z' };
  const written = { title: 'Titel', date: '2026-01-01', author: 'An Peeters', ...moments };
  const canonical = 'https://site.test/nl/';
  const list = { siteUrl: canonical, canonical, name: 'Te koop', language: 'nl', total: 1 } as const;
  return [
    ...pages.flatMap((head) => head?.structuredData?.['@graph'] ?? []),
    ...contentThings(context, {
      kind: 'home',
      content: { modules: [officeExample, questionsExample] },
      breadcrumbs: [{ title: 'Start', href: '/' }, { title: 'Hier' }],
    }),
    articleThing(context, written, { canonical, description: 'Kort.' }),
    listPageThing({ ...list, cards: [{ title: 'Huis', href: '/nl/huis/' }] }),
  ].filter((thing) => thing !== undefined);
}

const agency = { '@type': 'RealEstateAgent', name: 'Huis & Haard' };
const wrong = [{ bedrooms: 3 }, { address: { '@type': 'Offer' } }, { '@type': 'EstateAgent' }];

test('everything that pages tell machines is valid by the vocabulary of schema.org', async () => {
  const shapes = new Map((await everyThing()).map((thing) => [shapeOf(thing), thing]));
  const types = new Set([...shapes.values()].map((thing) => thing['@type']));
  expect([...types].sort()).toEqual([
    'Article',
    'BreadcrumbList',
    'CollectionPage',
    'Event',
    'FAQPage',
    'RealEstateAgent',
    'RealEstateListing',
    'WebSite',
  ]);
  const [found, ...foundInWrong] = problemsOf([
    [...shapes.values(), agency],
    ...wrong.map((fields) => [{ ...agency, ...fields }]),
  ]);
  expect(found).toEqual([]);
  // Proves that the compiler finds an unknown property, a type where another belongs, and an unknown type.
  expect(foundInWrong.map((problems) => problems.length > 0)).toEqual([true, true, true]);
}, 120_000);
