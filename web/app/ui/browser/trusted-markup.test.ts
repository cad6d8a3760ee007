import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

test('the server, and a browser without trusted types, keep markup as it is', async () => {
  const { trustedMarkup } = await import('./trusted-markup.ts');
  expect(trustedMarkup('<b>card</b>')).toBe('<b>card</b>');
});

test('a browser vouches for markup by the policy that the pages allow, made once', async () => {
  const createPolicy = vi.fn((_name: string, { createHTML }: { createHTML: (markup: string) => string }) => ({
    createHTML: (markup: string) => `trusted ${createHTML(markup)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedMarkup } = await import('./trusted-markup.ts');
  expect([trustedMarkup('<b>'), trustedMarkup('<i>')]).toEqual(['trusted <b>', 'trusted <i>']);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['site']);
});
