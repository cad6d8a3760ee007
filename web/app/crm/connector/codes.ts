import type { codeTitles } from 'schemas/crm-words.ts';

type CodeTable = {
  title: (typeof codeTitles)[number];
  field: string;
  isNeeded?: true;
  /** Ours for theirs; null for one that says nothing to visitors. */
  known: Readonly<Record<string, string | null>>;
  /** Ours to choose from, where each customer of the system has codes of his own. */
  meanings?: readonly string[];
};

export type CodeTables = Readonly<Record<string, CodeTable>>;

export const noCode = '';

/** Brokers look after homes; visits are planned in their hours. */
export const brokerCodes = {
  broker: { title: 'Broker', field: 'BrokerID', known: {} },
} satisfies CodeTables;

/** Adds brokers to those of a system, because the agency says whose the homes are that name none. */
export const allCodes = (tables: CodeTables): CodeTables => ({ ...brokerCodes, ...tables });

/** Ours for a code; null where it says nothing, undefined where nobody has decided. */
export type ReadCode = (kind: string, code: string) => string | null | undefined;

export type SeenCode = { kind: string; code: string };

type Decision = { kind: string; code: string; ours: string | null };

/** Reads codes by the decisions of the agency first, and notes those that nobody has decided about. */
export function codeReader(
  tables: CodeTables,
  decisions: readonly Decision[],
): { readCode: ReadCode; unknown: SeenCode[] } {
  const own = new Map(decisions.map(({ kind, code, ours }) => [`${kind} ${code}`, ours]));
  const unknown: SeenCode[] = [];
  const readCode: ReadCode = (kind, code) => {
    const decided = own.get(`${kind} ${code}`);
    if (decided !== undefined) return decided;
    const known = tables[kind]?.known;
    if (known && Object.hasOwn(known, code)) return known[code];
    unknown.push({ kind, code });
    return undefined;
  };
  return { readCode, unknown };
}
