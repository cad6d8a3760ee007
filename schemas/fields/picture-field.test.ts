import { expect, test } from 'vitest';
import { compileSchema } from '../compile.ts';

type Compiled = { options?: { layout?: string }; of?: { name: string }[]; fields?: Field[] };
type Field = { name: string; type: Compiled };

const schema = compileSchema();

function pictureLists(type: Compiled): Field[] {
  return (type.fields ?? []).filter(({ type: { of = [] } }) => of.some(({ name }) => name === 'picture'));
}

test('no list of pictures is a grid, which draws their alternative texts as tiles without an input', () => {
  const lists = schema.getTypeNames().flatMap((name) => {
    const fields = pictureLists(schema.get(name) as Compiled);
    return fields.map((field) => ({ place: `${name}.${field.name}`, layout: field.type.options?.layout }));
  });
  expect(lists.map(({ place }) => place)).toContain('banner.pictures');
  expect(lists.filter(({ layout }) => layout === 'grid')).toEqual([]);
});
