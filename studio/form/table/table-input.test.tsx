import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../tool-page/render.test-data.tsx';
import { pastedCells, TableInput } from './table-input.tsx';

vi.mock('sanity', () => ({ set: (value: unknown) => ({ set: value }), unset: () => 'unset' }));

/** The input with rows of these cells, and the change that an editor made last. */
function tableOf(...rows: string[][]) {
  const onChange = vi.fn();
  const value = rows.map((cells, index) => ({ _key: String(index), cells }));
  const input = { value, onChange } as unknown as ComponentProps<typeof TableInput>['input'];
  return { ...renderPart(<TableInput input={input} />), last: () => onChange.mock.lastCall?.[0] as unknown };
}

/** Pastes into the first cell, and returns whether the table took it over. */
function paste(text: string, html = '') {
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : text) };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  document.querySelector('textarea')?.dispatchEvent(event);
  return event.defaultPrevented;
}

const cells = (...rows: string[][]) => ({ set: rows.map((row) => ({ cells: row })) });

test('cells are typed in, and rows and columns removed down to one', () => {
  const table = tableOf(['Kost', 'Bedrag'], ['Attest', '€ 90']);
  table.fill('Row 2, column 1', 'Plan');
  expect(table.last()).toMatchObject(cells(['Kost', 'Bedrag'], ['Plan', '€ 90']));
  table.press('Remove row 1');
  expect(table.last()).toMatchObject(cells(['Attest', '€ 90']));
  table.press('Remove column 2');
  expect(table.last()).toMatchObject(cells(['Kost'], ['Attest']));

  const one = tableOf(['Kost']);
  one.press('Remove row 1');
  one.press('Remove column 1');
  expect(one.last()).toBeUndefined();
  one.fill('Row 1, column 1', '');
  expect(one.last()).toBe('unset');
});

test('cells of a spreadsheet come as lines with tabs', () => {
  expect(pastedCells({ html: '<table>', text: 'Kost\tBedrag\r\nAttest\t€ 90\r\n' })).toEqual([
    ['Kost', 'Bedrag'],
    ['Attest', '€ 90'],
  ]);
});

test('words are pasted as words', () => {
  expect(pastedCells({ html: '<p>Kost</p>', text: 'Kost\nBedrag' })).toBeUndefined();
});

test('pasted cells fill the table, and pasted words are left to the cell', () => {
  const table = tableOf(['', '']);
  expect(paste('Kost', '<p>Kost</p>')).toBe(false);
  expect(table.last()).toBeUndefined();
  expect(paste('Kost\tBedrag')).toBe(true);
  expect(table.last()).toMatchObject(cells(['Kost', 'Bedrag']));
});
