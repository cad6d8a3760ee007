/** Start of an sfnt file, and of each of its entries: tag, checksum, offset, length. */
const headLength = 12;
const entryLength = 16;

export function readTables(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => headLength + index * entryLength);
  return new Map(
    entries.map((entry) => {
      const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, start + length)];
    }),
  );
}

function padded(table: Buffer): Buffer {
  return Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let index = 0; index < table.length; index += 4) sum = (sum + table.readUInt32BE(index)) >>> 0;
  return sum;
}

/** Replaces tables of a font, in TrueType format, by those of another with the same glyphs. */
export function withTablesOf(font: Buffer, other: Buffer, tags: readonly string[]): Buffer {
  const tables = readTables(font);
  const replacements = readTables(other);
  for (const tag of tags) {
    const table = replacements.get(tag);
    if (!table || !tables.has(tag)) throw new Error(`Both fonts need a table ${tag}.`);
    tables.set(tag, table);
  }
  const head = Buffer.alloc(headLength + tables.size * entryLength);
  font.copy(head, 0, 0, headLength);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const entry = headLength + index * entryLength;
    const body = padded(table);
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checksum(body), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([head, ...bodies]);
}
