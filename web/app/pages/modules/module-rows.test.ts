import { expect, test } from 'vitest';
import { moduleHeadings } from './module-headings.ts';
import { moduleRows } from './module-rows.ts';
import { spanClasses } from './module-span.ts';

const wide = (lg: number | undefined) => ({
  span: { _type: 'moduleSpan' as const, ...(lg !== undefined && { lg }) },
});

test('[9.16] modules share a row as long as twelve columns hold them, and keep their order', () => {
  const rows = (...columns: (number | undefined)[]) =>
    moduleRows(columns.map(wide), (module) => module).map((row) => row.map(({ span }) => span.lg));
  expect(rows(6, 6, 4, 4, 4)).toEqual([
    [6, 6],
    [4, 4, 4],
  ]);
  expect(rows(10, 12, 8, 6)).toEqual([[10], [12], [8], [6]]);
  expect(rows(undefined, 40)).toEqual([[undefined], [40]]);
});

test('[9.16] a width has its columns on each screen; one that makes no sense takes all of them', () => {
  expect(spanClasses({ _type: 'moduleSpan', sm: 12, md: 6, lg: 10 })).toBe(
    'col-span-12 md:col-span-6 xl:col-span-10',
  );
  expect(spanClasses({ _type: 'moduleSpan', sm: 0, md: 13, lg: 2.5 })).toBe(
    'col-span-12 md:col-span-12 xl:col-span-12',
  );
  expect(spanClasses(null)).toBe('col-span-12 md:col-span-12 xl:col-span-12');
});

test('a title is never more than one step below the title before it', () => {
  const headings = (...sizes: ('h2' | 'h3' | 'h4' | null)[]) =>
    moduleHeadings(sizes.map((titleSize) => ({ title: 'Titel', titleSize })));
  expect(headings('h4', 'h4', 'h4')).toEqual(['h2', 'h3', 'h4']);
  expect(headings('h2', 'h4', 'h2', null)).toEqual(['h2', 'h3', 'h2', 'h2']);
});

test('a module without a title does not count as one', () => {
  const modules = [
    { title: null, titleSize: 'h2' as const },
    { title: 'Titel', titleSize: 'h3' as const },
  ];
  expect(moduleHeadings(modules)).toEqual(['h2', 'h2']);
});
