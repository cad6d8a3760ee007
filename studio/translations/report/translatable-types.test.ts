import { compileSchema } from 'schemas/compile.ts';
import { documents, singletons } from 'schemas/index.ts';
import { expect, test } from 'vitest';
import { translatableTypes } from './translatable-types.ts';

type Compiled = { name?: string; fields?: { type: Compiled }[]; of?: Compiled[] };

/** True for a type with a localized field at any depth. */
function holdsLocalized(type: Compiled, seen: Set<unknown>): boolean {
  if (type.name?.startsWith('internationalizedArray')) return true;
  if (type.name === 'reference' || seen.has(type)) return false;
  seen.add(type);
  const inside = [...(type.fields ?? []).map((field) => field.type), ...(type.of ?? [])];
  return inside.some((child) => holdsLocalized(child, seen));
}

/** A redirect uses the link type of menus but never shows its label; the words of a template are no visitor's. */
const withoutWords = new Set(['redirect', 'municipality', 'pageTemplate']);

test('every type with a localized field keeps records of its translations, and no other does', () => {
  const schema = compileSchema();
  const localized = [...documents, ...singletons]
    .map(({ name }) => name)
    .filter(
      (name) => !withoutWords.has(name) && holdsLocalized(schema.get(name) as unknown as Compiled, new Set()),
    );
  expect(translatableTypes.map(({ name }) => name).toSorted()).toEqual(localized.toSorted());
});
