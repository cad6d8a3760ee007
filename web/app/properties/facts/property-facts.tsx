import { EnergyBadge } from '../energy/energy-badge.tsx';
import type { FactGroup } from './fact-groups.ts';

export function PropertyFacts({ groups }: { groups: readonly FactGroup[] }) {
  return groups.map(({ title, facts }) => (
    <section key={title} aria-label={title} className="fact-group">
      <h3 className="heading-4">{title}</h3>
      <dl className="facts">
        {facts.map(({ label, value, badge }) => (
          <div key={label} className="fact">
            <dt>{label}</dt>
            <dd>{badge ? <EnergyBadge label={badge} /> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
