import { useLanguage } from '../../content/i18n/text.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { softHyphens } from '../text/soft-hyphens.ts';
import type { Fact } from './fact-groups.ts';

export function FactList({ facts }: { facts: readonly Fact[] }) {
  const language = useLanguage();
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ id, label, value, badge }) => (
        <div key={id} className="fact">
          <dt>{softHyphens(label, language)}</dt>
          <dd>{badge ? <EnergyBadge label={badge} /> : softHyphens(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
