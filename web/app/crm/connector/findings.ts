import type { Finding } from '../../properties/sync/sync.ts';
import type { ReadCode } from './codes.ts';

export function createFindings(readCode: ReadCode) {
  const issues: Finding[] = [];
  const object = (level: Finding['level'], field: string, reason: string, value?: unknown) => {
    const shown =
      typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 80) : undefined;
    issues.push({ level, field, reason, ...(shown !== undefined && { value: shown }) });
  };
  /** Undefined where nothing was told, null where it says nothing. */
  const code = (
    kind: string,
    field: string,
    told: string | undefined,
    level: Finding['level'] = 'field',
  ): string | null | undefined => {
    if (told === undefined) {
      if (level === 'record') object('record', field, 'is missing');
      return undefined;
    }
    const ours = readCode(kind, told);
    if (ours === undefined) object(level, field, 'is a code that the site has no word for yet', told);
    return ours;
  };
  /** Notes a code that nobody has decided about, without lowering the level of the record. */
  const quiet = (kind: string, told: unknown) =>
    typeof told === 'string' || typeof told === 'number'
      ? (readCode(kind, String(told)) ?? undefined)
      : undefined;
  return { issues, object, code, quiet };
}
