import type { Finding, Level, RunSummary } from '../../sync/sync.ts';
import type { FoundInRecord } from '../send-export.server.ts';

const outcomes: Readonly<Record<Level, string>> = {
  note: '',
  field: ' (left out)',
  record: ' (held)',
};

function reasonOf({ reason, words = [] }: Finding): string {
  return reason.replaceAll(/\{(\d)\}/g, (whole, place: string) => words[Number(place) - 1] ?? whole);
}

/** Such as `Properties 2107 · BrokerID: 9 is no broker. (held)`. */
export function findingLines({ list, key, findings }: FoundInRecord): string[] {
  return findings.map((finding) => {
    const place = [`${list} ${key}`, finding.field].filter(Boolean).join(' · ');
    return `${place}: ${reasonOf(finding)}${outcomes[finding.level]}`;
  });
}

export function summaryLines({ counts, removals, state }: RunSummary, isCheck: boolean): string[] {
  const { added, changed, unchanged, gone, held } = counts;
  const figures = Object.entries({ new: added, changed, unchanged, gone, held });
  const counted = figures.map(([what, count]) => `${String(count)} ${what}`).join(', ');
  const lines = [isCheck ? `Checked, nothing was changed: ${counted}.` : `Imported: ${counted}.`];
  if (held > 0)
    lines.push('Held records are listed under Imports in the Studio; the last good version of each stays.');
  if (state === 'waiting')
    lines.push(
      `${String(removals)} records would leave the site, so many that the export may be cut off. Allow it under Imports in the Studio, or run this again with --accept-removals.`,
    );
  return lines;
}
