import { lawWords } from 'schemas/law-words.ts';
import { lawFindings, type LawSettings } from '../law/law.ts';
import type { PropertyRecord } from '../model/record.ts';
import type { Finding } from '../sync/sync.ts';

/**
 * A rule that blocks holds the record, and others let it pass. An editor may take it in spite of it, since the law has
 * exceptions that no record tells, such as a home that is to be pulled down.
 */
export function lawFindingsOf(
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
