import { sha256 } from '../../platform/signing/sha256.ts';
import { type LawSettings, lawFindings } from '../law/law.ts';
import type { PropertyRecord } from '../model/record.ts';
import { cityKeyOf } from '../model/terms.ts';
import { listedPropertyOf } from '../property/listed-property.ts';
import { type Checked, checkRecord, cutRecord, recordRules, type SentRow } from '../rules/check-record.ts';
import type { Known } from '../rules/known.ts';
import type { NewVersion } from '../store/commit-versions.server.ts';
import { keyIn } from '../store/live-index.ts';
import { type Entry, fieldOf, nameOf } from './entries.ts';
import type { CopyPictures, Finding, RecordOutcome, SentList } from './sync.ts';
import { isNumbered, nameIn, type StoredState } from './stored-state.server.ts';
import { lawWords } from 'schemas/law-words.ts';

/** The schema allows no more. */
const mostPrices = 20;

/** For a source that tells none itself. */
function withPriceHistory(
  record: PropertyRecord,
  before: PropertyRecord | undefined,
  today: string,
): PropertyRecord {
  const isTold = record.PreviousPrice !== undefined || record.EarlierPrices !== undefined;
  if (!before || isTold || before.Goal !== record.Goal) return record;
  const { Price, PreviousPrice, EarlierPrices = [] } = before;
  if (Price === record.Price || Price <= 0 || record.Price <= 0)
    return {
      ...record,
      ...(PreviousPrice !== undefined && { PreviousPrice }),
      ...(EarlierPrices.length > 0 && { EarlierPrices }),
    };
  const earlier = EarlierPrices.filter(({ Until }) => Until < today);
  return {
    ...record,
    PreviousPrice: Price,
    EarlierPrices: [...earlier, { Price, Until: today }].slice(-mostPrices),
  };
}

/** Editors may override: the law has exceptions that no record tells, such as a home to be pulled down. */
function lawFindingsOf(
  home: PropertyRecord,
  day: string,
  { settings, isAccepted }: { settings: LawSettings; isAccepted: boolean },
): Finding[] {
  return lawFindings(home, day, { settings }).flatMap(({ rule: { id, fields }, severity }): Finding[] => {
    const finding = {
      field: fields[0] ?? '',
      reason: 'breaks a rule of the law: {1}',
      words: [lawWords[id].rule],
    };
    if (severity !== 'block') return [{ level: 'note', ...finding }];
    return isAccepted ? [] : [{ level: 'record', ...finding, isOverridable: true }];
  });
}

export type Setting = {
  known: Known;
  /** An ISO day. */
  today: string;
  copyPictures: CopyPictures;
  lawSettings: LawSettings;
  /** False until the first run ends: what was there before is not new that day. */
  isShown: boolean;
  acceptedBy: string | undefined;
};

export type Taken = RecordOutcome & {
  version?: NewVersion;
  /** Under our own number of the property. */
  owners?: { id: number; record: string };
  candidate?: unknown;
  acceptedBy?: string;
  isOutdated?: boolean;
};

function withOwnNumbers({ list, key }: Entry, cut: unknown, { sources }: StoredState): unknown {
  if (typeof cut !== 'object' || cut === null || Array.isArray(cut)) return cut;
  const idOf = (name: SentList, of: string) => sources.get(nameIn(name, of))?.id;
  if (list === 'OwnerRecords') return { ...cut, PropertyID: idOf('Properties', key) ?? 0 };
  if (!isNumbered(list)) return cut;
  const project = nameOf(fieldOf(cut, 'ProjectID'));
  const ID = idOf(list, key);
  if (project === undefined) return { ...cut, ID };
  return { ...cut, ID, ProjectID: idOf('Projects', project) ?? Number(project) };
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const isHeld = ({ level }: Finding) => level !== 'note';

const noPicture: Finding = { level: 'record', field: 'Pictures', reason: 'has no picture yet' };

async function withPictures(
  record: PropertyRecord,
  before: PropertyRecord | undefined,
  copyPictures: CopyPictures,
): Promise<{ record: PropertyRecord | undefined; findings: readonly Finding[] }> {
  const copied = await copyPictures(record, before);
  const isTold = copied.findings.some(({ level }) => level === 'record');
  if (copied.record || isTold) return copied;
  return { record: undefined, findings: [...copied.findings, noPicture] };
}

async function readSent(
  entry: Entry,
  value: unknown,
  { known, today, copyPictures, lawSettings }: Setting,
  options: { isAccepted: boolean; before: PropertyRecord | undefined },
): Promise<Checked<SentRow>> {
  const setting = { known, today, isAccepted: options.isAccepted };
  if (entry.list !== 'Properties') return checkRecord<SentRow>(recordRules[entry.list], value, setting);
  const { row, findings } = checkRecord(recordRules.Properties, value, setting);
  if (!row) return { row, findings };
  const unlawful = lawFindingsOf(row, today, { settings: lawSettings, isAccepted: options.isAccepted });
  if (unlawful.some(({ level }) => level === 'record'))
    return { row: undefined, findings: [...findings, ...unlawful] };
  // A source without days of publication: the day on which it first sent the record.
  const PublicationDate = row.PublicationDate ?? options.before?.PublicationDate ?? today;
  const dated = withPriceHistory({ ...row, PublicationDate }, options.before, today);
  const copied = await withPictures(dated, options.before, copyPictures);
  return { row: copied.record, findings: [...findings, ...unlawful, ...copied.findings] };
}

export async function takeRecord(entry: Entry, state: StoredState, setting: Setting): Promise<Taken> {
  const { list, key, sent, mark } = entry;
  const name = nameIn(list, key);
  const source = state.sources.get(list === 'OwnerRecords' ? nameIn('Properties', key) : name);
  const id = list === 'OwnerRecords' || isNumbered(list) ? source?.id : undefined;
  const said = { list, key, id };
  const marked = state.sources.get(name)?.mark ?? '';
  if (mark !== undefined && mark < marked)
    return { ...said, what: 'unchanged', findings: [], isOutdated: true };
  const { cut, notes } = cutRecord(recordRules[list], sent);
  const held = state.held.get(name);
  const before = held && isEqual(held.candidate, cut) ? held.acceptedBy : null;
  const acceptedBy = setting.acceptedBy ?? before ?? undefined;
  const isAccepted = acceptedBy !== undefined;
  const stored = isNumbered(list) ? state.versions.get(nameIn(list, String(id))) : state.versions.get(name);
  const last = list === 'Properties' ? (stored?.content as PropertyRecord | undefined) : undefined;
  const value = withOwnNumbers(entry, cut, state);
  const { row, findings: found } = await readSent(entry, value, setting, { isAccepted, before: last });
  const findings = [...notes, ...found];
  const candidate = findings.some(isHeld) || isAccepted ? { candidate: cut } : {};
  const told = { ...said, findings, ...candidate };
  if (!row) return { ...told, what: 'held' };
  const answer = { ...told, ...(acceptedBy !== undefined && { acceptedBy }) };
  if ('PropertyID' in row) {
    const record = JSON.stringify(row);
    const was = state.owners.get(row.PropertyID);
    if (was === record) return { ...answer, what: 'unchanged' };
    return {
      ...answer,
      what: was === undefined ? 'added' : 'changed',
      owners: { id: row.PropertyID, record },
    };
  }
  const hash = sha256(JSON.stringify(row));
  if (stored && !stored.isGone && stored.hash === hash) return { ...answer, what: 'unchanged' };
  const isProperty = 'Pictures' in row;
  const version: NewVersion = {
    list: list as NewVersion['list'],
    key: keyIn(row),
    content: row,
    ...(isProperty && { listed: listedPropertyOf(row, setting.known.centres.get(cityKeyOf(row))) }),
    hash,
    changedOn: (isProperty && !setting.isShown && row.PublicationDate) || setting.today,
  };
  return { ...answer, what: stored && !stored.isGone ? 'changed' : 'added', version };
}
