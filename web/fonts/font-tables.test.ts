import { expect, test } from 'vitest';
import { withTablesOf } from './font-tables.ts';

/** A font of two tables, the first of which is given. */
function fontWith(table: string): Buffer {
  const head = Buffer.alloc(12 + 2 * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(2, 4);
  const entries = [
    ['GPOS', table],
    ['glyf', 'shapes!!'],
  ] as const;
  let offset = head.length;
  for (const [index, [tag, text]] of entries.entries()) {
    head.write(tag, 12 + index * 16, 'latin1');
    head.writeUInt32BE(offset, 12 + index * 16 + 8);
    head.writeUInt32BE(text.length, 12 + index * 16 + 12);
    offset += text.length;
  }
  return Buffer.concat([head, Buffer.from(table + 'shapes!!')]);
}

/** Text of a table, by its entry. */
function tableOf(font: Buffer, index: number): string {
  const entry = 12 + index * 16;
  const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
  return font.toString('latin1', start, start + length);
}

test('a table comes from the other font, and those behind it move along', () => {
  const font = withTablesOf(fontWith('varied kerning'), fontWith('kerned'), ['GPOS']);
  expect(tableOf(font, 0)).toBe('kerned');
  expect(tableOf(font, 1)).toBe('shapes!!');
  expect(font.readUInt32BE(12 + 16 + 8) % 4).toBe(0);
  const sum = (Buffer.from('kern').readUInt32BE() + Buffer.from('ed\0\0').readUInt32BE()) >>> 0;
  expect(font.readUInt32BE(12 + 4)).toBe(sum);
});

test('a table that one font lacks is an error', () => {
  expect(() => withTablesOf(fontWith('a'), fontWith('b'), ['GSUB'])).toThrow('GSUB');
});
