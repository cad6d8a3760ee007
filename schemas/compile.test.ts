import { expect, test } from 'vitest';
import { compileSchema, schemaText } from './compile.ts';
import { schemaTypes } from './index.ts';
import { categoryModule } from './modules/category-module.ts';
import { modules } from './modules/index.ts';

type Explained = {
  name: string;
  title?: string;
  description?: unknown;
  fields?: Explained[];
  groups?: { name: string }[];
  group?: string;
  hidden?: unknown;
  of?: { marks?: { annotations?: Explained[] }; fields?: Explained[] }[];
};

const types = schemaTypes as Explained[];

function partsOf({ fields = [], of = [] }: Explained): Explained[] {
  return [
    ...fields,
    ...of.flatMap((member) => [...(member.fields ?? []), ...(member.marks?.annotations ?? [])]),
  ];
}

function unexplained(type: Explained, path: string): string[] {
  const isTitled = Boolean(type.title?.trim());
  const isDescribed = typeof type.description === 'string' && /^[A-Z0-9"{].*\.$/s.test(type.description);
  const inside = partsOf(type).flatMap((part) => unexplained(part, `${path}.${part.name}`));
  return isTitled && isDescribed ? inside : [path, ...inside];
}

test('every type and every field tells editors its title and, in a sentence, what it is for', () => {
  expect(types.flatMap((type) => unexplained(type, type.name))).toEqual([]);
});

test('a form with tabs has every field on one of them', () => {
  const grouped = types.filter(({ groups }) => groups);
  expect(grouped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['page', 'siteSettings', 'articleModule']),
  );
  for (const { name, groups = [], fields = [] } of grouped) {
    const known = groups.map((group) => group.name);
    const lost = fields.filter(({ group, hidden }) => hidden !== true && !known.includes(String(group)));
    expect(lost.map((field) => `${name}.${field.name}`)).toEqual([]);
  }
});

test('[3.49] every module has the fields that the specification gives all of them', () => {
  const shared = ['title', 'titleSize', 'description', 'position', 'span', 'status'];
  const backgrounds = ['backgroundType', 'backgroundColor', 'backgroundImage', 'backgroundImages'];
  for (const { name, fields } of modules) {
    const names = fields.map((field) => field.name);
    expect(names, name).toEqual(expect.arrayContaining([...shared, ...backgrounds]));
  }
  const own = categoryModule.fields.map((field) => field.name);
  expect(own).toEqual(expect.arrayContaining(['view', 'isHasSubcategories', 'itemsPerRow', 'maxItems']));
});

test('a page accepts every module', () => {
  const schema = JSON.parse(schemaText()) as { name: string; attributes?: Record<string, unknown> }[];
  const page = JSON.stringify(schema.find((type) => type.name === 'page')?.attributes?.modules);
  for (const module of modules) expect(page).toContain(`"${module.name}"`);
});

test('a type that Sanity refuses is named in the error', () => {
  const reserved = { name: 'text', type: 'document', fields: [{ name: 'value', type: 'string' }] };
  expect(() => compileSchema([reserved])).toThrow(/"text" is a reserved name/);
});
