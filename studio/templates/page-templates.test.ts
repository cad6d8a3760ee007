import { compileSchema } from 'schemas/compile.ts';
import { expect, test } from 'vitest';
import { pageTemplates } from './page-templates.ts';
import { startingPage } from './starting-values.ts';

type Compiled = { name: string; jsonType: string; fields?: Field[]; of?: Compiled[] };
type Field = { name: string; type: Compiled };

const languages = ['nl', 'fr', 'en'] as const;
const pageType = compileSchema().get('page') as unknown as Compiled;

/** Fields of a value that its type does not define. */
function unknownNames(value: unknown, type: Compiled | undefined, path: string): string[] {
  if (!type) return [path];
  if (Array.isArray(value)) {
    return value.flatMap((item: { _type?: string }, index) => {
      const member = type.of?.find(({ name }) => name === item._type);
      return unknownNames(item, member, `${path}[${index}]`);
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, child]) => {
      const field = type.fields?.find((known) => known.name === name);
      return unknownNames(child, field?.type, `${path}.${name}`);
    });
}

test.each(pageTemplates.map(({ id }) => id))('%s starts with fields and modules that a page has', (id) => {
  const template = pageTemplates.find((known) => known.id === id);
  const page = startingPage(languages, template?.fields(languages) ?? {});
  expect(unknownNames(page, pageType, id)).toEqual([]);
});

test.each(pageTemplates.map(({ id }) => id))('every text of %s has an input in each language', (id) => {
  const template = pageTemplates.find((known) => known.id === id);
  const page = JSON.stringify(startingPage(languages, template?.fields(languages) ?? {}));
  const count = (language: string) => page.split(`"language":"${language}"`).length;
  expect(count('nl')).toBeGreaterThan(3);
  expect(count('fr')).toBe(count('nl'));
  expect(count('en')).toBe(count('nl'));
});

test('a new page is no public page yet', () => {
  expect(startingPage(languages, {})).toMatchObject({ status: 'published', kind: 'content' });
});
