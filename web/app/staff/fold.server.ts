import { type SQL, sql } from 'drizzle-orm';

/** SQLite lowers ASCII only, and nests expressions a hundred deep, which limits this list to some forty letters. */
const accented = {
  a: 'àáâäÀÂÄ',
  c: 'çÇ',
  e: 'èéêëÈÉÊË',
  i: 'íîïÎÏ',
  n: 'ñ',
  o: 'óôöÔÖ',
  u: 'ùúûüÛÜ',
};

const plain = new Map(
  Object.entries(accented).flatMap(([base, letters]) => Array.from(letters, (letter) => [letter, base])),
);

/** Makes of typed text what `foldedInSql` makes of stored text; `fold` in `properties/` removes more. */
export function foldAsSql(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\P{ASCII}/gu, (letter) => plain.get(letter) ?? letter)
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

export function foldedInSql(text: SQL): SQL {
  const opened = sql.raw('replace('.repeat(plain.size));
  const closed = sql.raw([...plain].map(([letter, base]) => `, '${letter}', '${base}')`).join(''));
  return sql`lower(${opened}${text}${closed})`;
}
