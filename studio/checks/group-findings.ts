import type { Finding } from 'schemas/checks/checks.ts';
import { languages } from 'schemas/languages.ts';
import { say } from '../locale/say.ts';

export type FindingGroup = { title: string; findings: Finding[] };

/** One group for each language, after what concerns all of them; errors come first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = [
    { id: undefined, title: say('In every language') },
    ...languages.map(({ id, title }) => ({ id, title })),
  ];
  const rank = ({ isBlocking, level }: Finding) => (isBlocking ? 0 : level === 'error' ? 1 : 2);
  return groups
    .map(({ id, title }) => ({
      title,
      findings: findings.filter(({ language }) => language === id).toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter((group) => group.findings.length > 0);
}
