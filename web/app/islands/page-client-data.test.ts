import { expect, test, vi } from 'vitest';
import { handOver, wholePage } from './page-client-data.server.ts';
import type { PageData } from '../pages/page-data.ts';

const page: PageData = {
  kind: 'content',
  language: 'nl',
  title: 'Over ons',
  lead: undefined,
  head: { title: 'Over ons', description: undefined, canonical: '', alternates: {}, isIndexed: true },
  breadcrumbs: [],
  style: 'standard',
  banner: undefined,
  header: { isFixed: false },
  alternates: { nl: '/nl/over-ons/' },
  modules: [],
  data: undefined,
};

const visitor = { view: { kind: 'published' } } as const;

function inProduction<Result>(run: () => Result): Result {
  vi.stubEnv('DEV', false);
  try {
    return run();
  } finally {
    vi.unstubAllEnvs();
  }
}

test('a visitor’s browser gets of a still page what surrounds it, while the server shows all of it', () => {
  const handed = inProduction(() => handOver(visitor, page));
  const { head, header, alternates } = page;
  expect(handed).toEqual({ head, header, alternates, isStill: true });
  expect(wholePage(handed)).toEqual(page);
});

test('an editor’s browser gets the whole page, which it shows anew after each edit', () => {
  const handed = inProduction(() => handOver({ view: { kind: 'studio' } }, page));
  expect(handed).toEqual({ ...page, isStill: false });
  expect(wholePage(handed)).toBe(handed);
});

test('the content of a still page that somebody copied is not made up', () => {
  const handed = inProduction(() => handOver(visitor, page));
  expect(() => wholePage({ ...handed })).toThrow('lost');
});
