import { Badge } from '@sanity/ui';
import type { Finding } from 'schemas/checks/checks.ts';
import { say } from '../locale/say.ts';

type Weight = { title: string; tone: 'critical' | 'caution' | 'default' };

/** As staff read how much a finding weighs. */
export function weightOf({ isBlocking, level }: Pick<Finding, 'isBlocking' | 'level'>): Weight {
  if (isBlocking) return { title: say('Prevents publishing'), tone: 'critical' };
  return level === 'error'
    ? { title: say('To correct'), tone: 'caution' }
    : { title: say('Advice'), tone: 'default' };
}

export function FindingBadge({ finding }: { finding: Finding }) {
  const { title, tone } = weightOf(finding);
  return (
    <Badge tone={tone} fontSize={0} style={{ flex: 'none', whiteSpace: 'nowrap' }}>
      {title}
    </Badge>
  );
}
