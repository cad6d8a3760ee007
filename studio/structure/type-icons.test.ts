import { schemaTypes } from 'schemas/index.ts';
import { modules } from 'schemas/modules/index.ts';
import { expect, test } from 'vitest';
import { withIcons } from './type-icons.ts';

test('every module has an icon in the menu of modules', () => {
  const names = modules.map(({ name }) => name);
  const shown = withIcons(schemaTypes).filter(({ name }) => names.some((module) => module === name));
  expect(shown).toHaveLength(modules.length);
  for (const { name, icon } of shown) expect(icon, name).not.toBeTypeOf('string');
  for (const { name, icon } of shown) expect(icon, name).toBeDefined();
});

test('no type is left with the mere name of an icon', () => {
  expect(withIcons(schemaTypes).filter(({ icon }) => typeof icon === 'string')).toEqual([]);
});
