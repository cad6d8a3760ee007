import type { TestTitle } from './titles.ts';

const rowNumber = /\d\.\d\d/g;
const notYetHeading = '## Not yet';

type Feature = { name: string; rows: string[]; tests: string[] };

/** Parses `docs/features.md`: its table of features, and the rows under "Not yet". */
function readDocument(text: string): { features: Feature[]; notYet: string[] } {
  const [built = '', open = ''] = text.split(`${notYetHeading}\n`);
  const lines = built.split('\n').filter((line) => /^\| (?!Feature |-)/.test(line));
  const features = lines.map((line) => {
    const [name = '', rows = '', , proof = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const tests = [...proof.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []);
    return { name, rows: rows.match(rowNumber) ?? [], tests };
  });
  return { features, notYet: open.match(rowNumber) ?? [] };
}

/** The same document with another list under "Not yet", one line for each section of the specification. */
export function withNotYet(text: string, notYet: readonly string[]): string {
  const sections = Map.groupBy(notYet, (row) => row.charAt(0));
  const lines =
    notYet.length === 0
      ? ['Nothing: every row is proved.']
      : [...sections].map(([section, rows]) => `- Section ${section}: ${rows.join(', ')}`);
  const [built = ''] = text.split(`${notYetHeading}\n`);
  return `${built}${notYetHeading}\n\n${lines.join('\n')}\n`;
}

/** The rows that running tests prove, each with the files where. */
export function provenRows(titles: readonly TestTitle[]): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const { file, title, isRunning } of titles) {
    if (!isRunning) continue;
    for (const [, row = ''] of title.matchAll(/\[(\d\.\d\d)\]/g))
      proofs.set(row, [...(proofs.get(row) ?? []), file]);
  }
  return proofs;
}

/** Lists the errors in the numbers of test titles, one sentence each. */
function judgeTitles(titles: readonly TestTitle[], rows: readonly string[]): string[] {
  return titles.flatMap(({ file, title }) => {
    const where = `${file}: "${title}"`;
    const numbers = [...title.matchAll(/\[(\d\.\d\d)\]/g)].map(([, row = '']) => row);
    const unknown = numbers.filter((row) => !rows.includes(row));
    return [
      ...unknown.map((row) => `${where} names row ${row}, which the specification does not have`),
      ...(numbers.length > 3 ? [`${where} names more than three rows`] : []),
      ...(/\[[^\]]*\d\.\d\d[^\]]+\]/.test(title) ? [`${where} names several rows in one bracket`] : []),
    ];
  });
}

/** Lists the contradictions between rows, tests and document, one sentence each. */
export function compare(document: string, titles: readonly TestTitle[], rows: readonly string[]): string[] {
  const { features, notYet } = readDocument(document);
  const proofs = provenRows(titles);
  const listed = new Set(features.flatMap((feature) => feature.rows));
  const perRow = rows.flatMap((row) => {
    const files = proofs.get(row)?.join(', ');
    if (files && notYet.includes(row)) return [`${row} is listed under "Not yet", but is proved in ${files}`];
    if (files && !listed.has(row))
      return [`${row} is proved in ${files}, but no feature of the table names it`];
    if (!files && !notYet.includes(row))
      return [`${row} is neither proved by a test nor listed under "Not yet"`];
    return [];
  });
  const unknown = [...listed, ...notYet].filter((row) => !rows.includes(row));
  const twice = notYet.filter((row, index) => notYet.indexOf(row) !== index);
  const unproved = features.flatMap(({ name, rows: claimed, tests }) =>
    claimed
      .filter((row) => !proofs.get(row)?.some((file) => tests.includes(file)))
      .map(
        (row) =>
          `"${name}" claims ${row}, but no running test in ${tests.join(', ') || 'its last column'} names it`,
      ),
  );
  return [
    ...judgeTitles(titles, rows),
    ...perRow,
    ...unknown.map((row) => `docs/features.md names row ${row}, which the specification does not have`),
    ...twice.map((row) => `${row} is listed twice under "Not yet"`),
    ...unproved,
  ];
}
