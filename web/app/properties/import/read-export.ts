import { exportSchema, type Bundle, type PropertyExport } from './bundle-schema.ts';
import { checkLists, missingTexts } from './check-lists.ts';
import { checkOwnerRecords } from './check-owner-records.ts';
import { checkReferences } from './check-references.ts';
import { checkSecrets } from './check-secrets.ts';
import { nameOf, type Problem } from './import-problem.ts';
import type { OwnerRecord } from '../owner-records/owner-record.ts';

export type ImportOptions = {
  previous: Bundle | undefined;
  /** An ISO day. Dates the properties that changed or are missing from now on. */
  today: string;
  pictureHosts: readonly string[];
  /** Allows more than half of the properties to disappear at once, which else looks like a truncated export. */
  mayShrink?: boolean;
};

export type ImportResult =
  | {
      bundle: Bundle;
      ownerRecords: OwnerRecord[];
      added: number[];
      removed: number[];
      missing: Problem[];
      problems: [];
    }
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

type Row = { ID: number };

const idsOf = (rows: readonly Row[] = []) => new Set(rows.map(({ ID }) => ID));

function missingIn(rows: readonly Row[], before: readonly Row[] = []): number[] {
  const ids = idsOf(rows);
  return [...idsOf(before)].filter((id) => !ids.has(id));
}

function goneOf(data: PropertyExport, { previous, today }: ImportOptions): Bundle['Gone'] {
  const properties = idsOf(data.Properties);
  const projects = idsOf(data.Projects);
  const isBack = ({ ID, List }: Bundle['Gone'][number]) => (List ? projects : properties).has(ID);
  return [
    ...(previous?.Gone ?? []).filter((gone) => !isBack(gone)),
    ...missingIn(data.Properties, previous?.Properties).map((ID) => ({ ID, Date: today })),
    ...missingIn(data.Projects, previous?.Projects).map((ID) => ({
      ID,
      Date: today,
      List: 'Projects' as const,
    })),
  ].sort((a, b) => a.ID - b.ID);
}

/** Dates what is new or other than in the previous bundle, and remembers the dates of the rest. */
function changedOf(data: PropertyExport, { previous, today }: ImportOptions): Bundle['Changed'] {
  if (!previous) return [];
  const changesIn = (list: 'Properties' | 'Projects') => {
    const before = new Map<number, string>(previous[list].map((row) => [row.ID, JSON.stringify(row)]));
    const isListed = ({ List }: Bundle['Changed'][number]) => (List ?? 'Properties') === list;
    const dates = new Map(previous.Changed.filter(isListed).map((change) => [change.ID, change]));
    const changed = (ID: number) => ({ ID, Date: today, ...(list === 'Projects' && { List: list }) });
    return data[list].flatMap((row) =>
      before.get(row.ID) === JSON.stringify(row) ? (dates.get(row.ID) ?? []) : changed(row.ID),
    );
  };
  return [...changesIn('Properties'), ...changesIn('Projects')];
}

/** Marks properties and projects as gone when only the previous bundle has them, and unmarks those that are back. */
export function readExport(input: unknown, options: ImportOptions): ImportResult {
  const parsed = exportSchema.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => problemOf(input, path, message));
    return { bundle: undefined, problems };
  }
  const { OwnerRecords: ownerRecords, ...data } = parsed.data;
  const before = options.previous?.Properties ?? [];
  const removed = missingIn(data.Properties, before);
  const problems = [
    ...checkWhole(data, removed.length, options),
    ...checkOwnerRecords(ownerRecords, data, options.today),
  ];
  if (problems.length > 0) return { bundle: undefined, problems };
  const bundle = { ...data, Gone: goneOf(data, options), Changed: changedOf(data, options) };
  const added = missingIn(before, data.Properties);
  return { bundle, ownerRecords, added, removed, missing: missingTexts(data), problems: [] };
}
