import { expect, test } from 'vitest';
import { validationContext, localized, offlineContext } from './validation-context.test-data.ts';
import { missingLanguages, translated } from './translated.ts';

const enabled = ['nl', 'fr', 'en'] as const;

test('the enabled languages that a text lacks are known', () => {
  expect(missingLanguages(localized({ nl: 'Te koop', fr: 'À vendre', en: 'For sale' }), enabled)).toEqual([]);
  expect(missingLanguages(localized({ nl: 'Te koop', fr: ' ', de: 'Zu verkaufen' }), enabled)).toEqual([
    'fr',
    'en',
  ]);
  expect(missingLanguages(localized({ fr: 'À vendre' }), enabled)).toEqual(['nl', 'en']);
});

test('a text empty in every language may stay empty', () => {
  expect(missingLanguages(undefined, enabled)).toEqual([]);
  expect(missingLanguages([{ _key: 'nl', language: 'nl' }], enabled)).toEqual([]);
});

const settings = { enabledLanguages: ['nl', 'fr'], allowedRedirectHosts: [] };

test('an editor is told by name which enabled language is empty', async () => {
  const { context } = validationContext(settings);
  expect(await translated(localized({ nl: 'Te koop' }), context)).toBe('Not yet written in Français.');
  expect(await translated(localized({ nl: 'Te koop', fr: 'À vendre' }), context)).toBe(true);
});

test('all fields of a form share one question about the settings', async () => {
  const { context, fetch } = validationContext(settings);
  await Promise.all([1, 2, 3].map(() => translated(localized({ nl: 'Te koop' }), context)));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a query that failed is sent again', async () => {
  const { context, fetch } = validationContext(settings);
  fetch.mockRejectedValueOnce(new Error('interrupted'));
  expect(await translated(localized({ nl: 'Te koop' }), context)).toBe(true);
  expect(await translated(localized({ nl: 'Te koop' }), context)).toMatch(/Français/);
});

test('nothing is requested outside the Studio, and a lost connection warns of nothing', async () => {
  const { context, fetch } = validationContext(settings);
  expect(await translated(localized({ nl: 'Te koop' }), { ...context, environment: 'cli' })).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  expect(await translated(localized({ nl: 'Te koop' }), offlineContext())).toBe(true);
});
