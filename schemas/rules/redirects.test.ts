import { expect, test } from 'vitest';
import { validationContext, offlineContext } from './validation-context.test-data.ts';
import { allowedRedirect, onlyOne } from './redirects.ts';

const settings = { enabledLanguages: ['nl'], allowedRedirectHosts: ['www.biv.be'] };

test('a page leads to the hosts that the settings allow', async () => {
  const { context } = validationContext(settings);
  expect(await allowedRedirect('https://www.biv.be/', context)).toBe(true);
  expect(await allowedRedirect('/nl/contact/', context)).toBe(true);
  expect(await allowedRedirect('https://evil.example/', context)).toMatch(/evil\.example/);
  expect(await allowedRedirect(undefined, context)).toBe(true);
});

test('outside the Studio the shape of the address counts alone', async () => {
  const context = { ...validationContext(settings).context, environment: 'cli' as const };
  expect(await allowedRedirect('https://any.example/', context)).toBe(true);
  expect(await allowedRedirect('http://any.example/', context)).toMatch(/Enter a path/);
  expect(await allowedRedirect('elsewhere', context)).toMatch(/Enter a path/);
});

test('a value that another document has is refused', async () => {
  const check = onlyOne('redirect', 'from', 'Taken.');
  expect(await check('/nl/oud/', validationContext(['drafts.other']).context)).toBe('Taken.');
  expect(await check('/nl/oud/', validationContext(['own', 'drafts.own']).context)).toBe(true);
  expect(await check('/nl/oud/', validationContext([]).context)).toBe(true);
  expect(await check('/nl/oud/', offlineContext())).toBe(true);
  const { context, fetch } = validationContext(['other']);
  expect(await check(undefined, context)).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});
