import { exportSchema, type Bundle, type PropertyExport } from './bundle-schema.ts';
import { checkLists } from './check-lists.ts';
import { checkReferences } from './check-references.ts';
import { checkSecrets } from './check-secrets.ts';
import { nameOf, type Problem } from './import-problem.ts';

export type ImportOptions = {
  previous: Bundle | undefined;
  /** Dates the properties that are missing from now on; an ISO day. */
  today: string;
  pictureHosts: readonly string[];
  /** Allows more than half of the properties to disappear at once, which else looks like a truncated export. */
  mayShrink?: boolean;
};

export type ImportResult =
  | { bundle: Bundle; added: number[]; removed: number[]; problems: [] }
  | { bundle: undefined; problems: Problem[] };

/** Turns the validator's path, such as Properties → 3 → Texts → 0 → City, into a record and a field. */
function problemOf(input: unknown, path: readonly PropertyKey[], reason: string): Problem {
  const [list, index, ...field] = path;
  if (typeof list !== 'string' || typeof index !== 'number') {
    return { record: 'Export', field: path.join('.'), reason };
  }
  const rows: unknown = Object.getOwnPropertyDescriptor(input, list)?.value;
  const row: unknown = Array.isArray(rows) ? rows[index] : undefined;
  return { record: nameOf(list, row, index), field: field.join('.'), reason };
}

function checkWhole(
  data: PropertyExport,
  removed: number,
  { previous, pictureHosts, mayShrink }: ImportOptions,
) {
  const before = previous?.Properties.length ?? 0;
  const reason = `${removed} of ${before} properties are missing; say so if that is meant`;
  return [
    ...checkLists(data),
    ...checkReferences(data, pictureHosts),
    ...checkSecrets(data),
    ...(removed * 2 > before && mayShrink !== true ? [{ record: 'Properties', field: '', reason }] : []),
  ];
}

/** Marks properties as gone when only the previous bundle has them, and unmarks those that are back. */
export function readExport(input: unknown, options: ImportOptions): ImportResult {
  const parsed = exportSchema.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => problemOf(input, path, message));
    return { bundle: undefined, problems };
  }
  const { previous, today } = options;
  const data = parsed.data;
  const ids = new Set(data.Properties.map(({ ID }) => ID));
  const known = new Set(previous?.Properties.map(({ ID }) => ID));
  const removed = [...known].filter((id) => !ids.has(id));
  const problems = checkWhole(data, removed.length, options);
  if (problems.length > 0) return { bundle: undefined, problems };
  const stillGone = (previous?.Gone ?? []).filter(({ ID }) => !ids.has(ID));
  const Gone = [...stillGone, ...removed.map((ID) => ({ ID, Date: today }))].sort((a, b) => a.ID - b.ID);
  return { bundle: { ...data, Gone }, added: [...ids].filter((id) => !known.has(id)), removed, problems: [] };
}
