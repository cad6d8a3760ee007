import { expect, test } from 'vitest';
import { examplePage, localized } from './example.test-data.ts';
import { nextFormerPaths } from './former-paths.ts';

const page = (paths: Record<string, string>, fields: Record<string, unknown> = {}) =>
  examplePage({ path: localized(paths), ...fields });

const plain = (former: ReturnType<typeof nextFormerPaths>) =>
  former.map(({ language, path }) => `${language} ${path}`);

test('a public path that changes or goes becomes a former one, in its language only', () => {
  const published = page({ nl: '/oud/', fr: '/ancien/', en: '/old/' });
  const draft = page({ nl: '/nieuw/', fr: '/ancien/' });
  expect(plain(nextFormerPaths(draft, published))).toEqual(['nl /oud/', 'en /old/']);
});

test('former paths stay through later changes, each once', () => {
  const first = page({ nl: '/een/' });
  const second = page({ nl: '/twee/' }, { formerPaths: nextFormerPaths(page({ nl: '/twee/' }), first) });
  const third = { ...second, path: localized({ nl: '/drie/' }) };
  expect(plain(nextFormerPaths(third, second))).toEqual(['nl /een/', 'nl /twee/']);
  expect(
    plain(nextFormerPaths({ ...third, formerPaths: nextFormerPaths(third, second) }, second)),
  ).toHaveLength(2);
});

test('a draft of an earlier revision keeps the former paths that were added since', () => {
  const first = page({ nl: '/een/' });
  const second = page({ nl: '/twee/' }, { formerPaths: nextFormerPaths(page({ nl: '/twee/' }), first) });
  expect(plain(nextFormerPaths(page({ nl: '/twee/' }), second))).toEqual(['nl /een/']);
  const third = page({ nl: '/drie/' }, { formerPaths: nextFormerPaths(page({ nl: '/drie/' }), second) });
  expect(plain(nextFormerPaths(first, third))).toEqual(['nl /twee/', 'nl /drie/']);
});

test('a path that the page takes again is no former one', () => {
  const second = page(
    { nl: '/twee/' },
    { formerPaths: nextFormerPaths(page({ nl: '/twee/' }), page({ nl: '/een/' })) },
  );
  const back = { ...second, path: localized({ nl: '/een/' }) };
  expect(plain(nextFormerPaths(back, second))).toEqual(['nl /twee/']);
});

test('a path that visitors could never use is forgotten', () => {
  expect(nextFormerPaths(page({ nl: '/nieuw/' }), undefined)).toEqual([]);
  expect(nextFormerPaths(page({ nl: '/nieuw/' }), page({ nl: '/oud/' }, { status: 'draft' }))).toEqual([]);
});
