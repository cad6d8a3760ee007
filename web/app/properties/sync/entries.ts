import { sha256 } from '../../platform/signing/sha256.ts';
import { recordRules } from '../rules/check-record.ts';
import type { Batch, SentList } from './sync.ts';

export type Entry = { list: SentList; key: string; sent: unknown; mark: string | undefined };

const isSentList = (name: string): name is SentList => Object.hasOwn(recordRules, name);

/** Lists that others refer to come first. */
const sentLists: readonly SentList[] = Object.keys(recordRules).filter(isSentList);

const longestKey = 200;

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

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

/** The last record with a key counts. One without a key goes by its content. */
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
