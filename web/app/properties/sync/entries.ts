import { sha256 } from '../../platform/signing/sha256.ts';
import { recordRules } from '../rules/check-record.ts';
import type { Batch, SentList } from './sync.ts';

/** A record as it was sent, under the name that its source gives it. */
export type Entry = { list: SentList; key: string; sent: unknown; mark: string | undefined };

const isSentList = (name: string): name is SentList => Object.hasOwn(recordRules, name);

/** Ordered so that lists to which others refer come first. */
const sentLists: readonly SentList[] = Object.keys(recordRules).filter(isSentList);

const longestKey = 200;

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

/** A number or a text by which a record is named. */
export function nameOf(value: unknown): string | undefined {
  const name = typeof value === 'number' ? String(value) : value;
  return typeof name === 'string' && name.trim() !== '' && name.length <= longestKey
    ? name.trim()
    : undefined;
}

const namedBy: Readonly<Partial<Record<SentList, readonly [string, string]>>> = {
  Cities: ['CountryID', 'Zip'],
  Terms: ['Kind', 'Code'],
};

/** Said by a source beside the record itself. */
const sourceField = 'Source';

function keyOf(list: SentList, sent: unknown): string | undefined {
  const parts = namedBy[list];
  if (parts) {
    const [first, second] = parts.map((name) => nameOf(fieldOf(sent, name)));
    return first && second && `${first}/${second}`;
  }
  const own = nameOf(fieldOf(sent, list === 'OwnerRecords' ? 'PropertyID' : 'ID'));
  return nameOf(fieldOf(fieldOf(sent, sourceField), 'Key')) ?? own;
}

/** Of several records with one key, the last one counts. A record without a key is told by its content. */
export function entriesOf(batch: Batch): Entry[] {
  const entries = new Map<string, Entry>();
  for (const list of sentLists) {
    for (const sent of batch[list] ?? []) {
      const key = keyOf(list, sent) ?? `? ${sha256(JSON.stringify(sent)).slice(0, 12)}`;
      const mark = nameOf(fieldOf(fieldOf(sent, sourceField), 'Mark'));
      entries.set(`${list} ${key}`, { list, key, sent, mark });
    }
  }
  return [...entries.values()];
}
