import type { HeldFinding, HeldRecord, ImportSource, StaffRun } from 'schemas/staff-import.ts';
import { inStaffLanguage, say, sayCount } from '../locale/say.ts';
import { fillIn } from '../locale/translator.ts';

export const runStates = {
  running: { title: say('Running'), tone: 'primary' },
  done: { title: say('Done'), tone: 'positive' },
  waiting: { title: say('Waits for you'), tone: 'caution' },
  failed: { title: say('Failed'), tone: 'critical' },
} as const satisfies Record<StaffRun['state'], object>;

export const levels = {
  note: { title: say('Published'), tone: 'neutral' },
  field: { title: say('Left out'), tone: 'caution' },
  record: { title: say('Held'), tone: 'critical' },
} as const satisfies Record<HeldFinding['level'], object>;

const listTitles: Readonly<Record<string, string>> = {
  Properties: say('Property'),
  Projects: say('Project'),
  OwnerRecords: say('Record for the owner'),
  PropertyTypes: say('Type of property'),
  Cities: say('Municipality'),
  Neighbourhoods: say('Neighbourhood'),
  Categories: say('Category'),
  Brokers: say('Broker'),
  Terms: say('Term'),
};

export function sourceTitle({ system, account }: ImportSource): string {
  return [system === 'file' ? say('Export') : system, account].filter(Boolean).join(' · ');
}

/** Such as `Property 2107`. */
export function recordName({ list, key, recordId }: HeldRecord): string {
  return `${listTitles[list] ?? list} ${recordId ?? key}`;
}

/** Puts the findings that hold the whole record first. */
export function sortedFindings({ findings }: HeldRecord): HeldFinding[] {
  const rank = { record: 0, field: 1, note: 2 };
  return findings.toSorted((a, b) => rank[a.level] - rank[b.level]);
}

export function reasonText({ field, reason, words = [] }: HeldFinding): string {
  const told = fillIn(
    inStaffLanguage(reason),
    words.map((word) => inStaffLanguage(word)),
  );
  return field === '' ? say('The record {1}', told) : `${field} ${told}`;
}

export const isHeldWhole = ({ findings }: HeldRecord): boolean =>
  findings.some(({ level }) => level === 'record');

/** True if no rule that holds the record forbids it. */
export function mayPublish(record: HeldRecord): boolean {
  return (
    isHeldWhole(record) &&
    record.findings.every(({ level, isOverridable }) => level !== 'record' || isOverridable === true)
  );
}

/** Says what visitors see meanwhile. */
export function shownText(record: HeldRecord): string {
  if (!isHeldWhole(record)) return say('The rest of it is on the site.');
  return record.isShown
    ? say('Visitors see the last good version.')
    : say('Nothing of it is on the site yet.');
}

/** Ignores a waiting run that a later one of the same source has replaced. Takes the latest first. */
export function waitingRuns(runs: readonly StaffRun[]): StaffRun[] {
  const latest = new Map(runs.toReversed().map((run) => [sourceTitle(run.source), run]));
  return [...latest.values()].filter(({ state }) => state === 'waiting');
}

export function removalsText({ removals }: StaffRun): string {
  return sayCount(
    removals,
    'This import lacks {1} record that is on the site. If that is meant, allow it to leave.',
    'This import lacks {1} records that are on the site. If that is meant, allow them to leave.',
  );
}
