import { type SQL, sql } from 'drizzle-orm';

/**
 * The database knows the capitals of plain letters only, so the letters of Belgium's languages are named here. It
 * refuses more than some forty of them, because an expression of its may be a hundred levels deep.
 */
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

/** A text without the capitals and accents of those letters. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\P{ASCII}/gu, (letter) => plain.get(letter) ?? letter)
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** The same of a text in the database. */
export function folded(text: SQL): SQL {
  const opened = sql.raw('replace('.repeat(plain.size));
  const closed = sql.raw([...plain].map(([letter, base]) => `, '${letter}', '${base}')`).join(''));
  return sql`lower(${opened}${text}${closed})`;
}
