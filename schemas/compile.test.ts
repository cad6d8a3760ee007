import { expect, test } from 'vitest';
import { compileSchema, schemaText } from './compile.ts';
import { schemaTypes } from './index.ts';
import { modules } from './modules/index.ts';

type Explained = { name: string; title?: string; description?: unknown; fields?: Explained[] };

function unexplained(type: Explained, path: string): string[] {
  const hasBoth = Boolean(type.title) && typeof type.description === 'string';
  const inside = (type.fields ?? []).flatMap((field) => unexplained(field, `${path}.${field.name}`));
  return hasBoth ? inside : [path, ...inside];
}

test('every type and every field tells editors its title and what it is for', () => {
  expect((schemaTypes as Explained[]).flatMap((type) => unexplained(type, type.name))).toEqual([]);
});

test('[3.49] every module has a title, its size, a width, a background and a status', () => {
  const shared = ['title', 'titleSize', 'span', 'backgroundType', 'backgroundImage', 'status'];
  for (const module of modules) {
    expect(module.fields.map((field) => field.name)).toEqual(expect.arrayContaining(shared));
  }
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
