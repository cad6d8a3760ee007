import { textAreas } from 'schemas/text-keys.ts';
import { expect, expectTypeOf, test } from 'vitest';
import { type ClientTextName, clientTexts } from './client-texts.server.ts';
import type { ClientTranslate } from './text.tsx';
import type { Translate } from './translate.ts';

const keys = textAreas.flatMap(({ texts }) => Object.keys(texts));
const sent = clientTexts(Object.fromEntries(keys.map((key) => [key, key])));

test('texts of mails, forms, the portal and the server’s own stay off the wire', () => {
  expect(sent).toHaveProperty(['header.openMenu']);
  expect(sent).toHaveProperty(['list.count_other']);
  expect(sent).toHaveProperty(['facts.broker']);
  const kept = textAreas.filter(({ texts }) => Object.keys(texts).every((key) => !(key in sent)));
  expect(kept.map(({ id }) => id)).toEqual([
    'draft',
    'gallery',
    'nearby',
    'print',
    'costs',
    'law',
    'documents',
    'map',
    'filter',
    'project',
    'share',
    'visit',
    'openHouse',
    'application',
    'offer',
    'takeAlong',
    'round',
    'form',
    'validation',
    'message',
    'alert',
    'portal',
    'evidence',
    'mail',
  ]);
  expect(sent).not.toHaveProperty(['facts.heating']);
  expect(sent).not.toHaveProperty(['property.buildYear']);
});

test('a component can only use texts that are sent', () => {
  expectTypeOf<ClientTextName>().toExtend<Parameters<Translate>[0]>();
  expectTypeOf<Parameters<ClientTranslate>[0]>().toEqualTypeOf<ClientTextName>();
  expectTypeOf<
    Extract<ClientTextName, `${'facts.heating' | 'mail.' | 'thanks.' | 'property.buildYear'}${string}`>
  >().toBeNever();
  expectTypeOf<'list.count' | 'facts.broker'>().toExtend<ClientTextName>();
});
