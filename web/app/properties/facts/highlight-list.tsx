import { useLanguage } from '../../content/i18n/text.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { softHyphens } from '../text/text.ts';
import { HighlightIcon } from './highlight-icon.tsx';
import type { Highlight } from './highlights.ts';

export function HighlightList({ highlights }: { highlights: readonly Highlight[] }) {
  const language = useLanguage();
  if (highlights.length === 0) return null;
  return (
    <div className="highlights">
      <dl>
        {highlights.map(({ id, label, value, badge }) => (
          <div key={id} className="highlight">
            <dt>
              <HighlightIcon id={id} />
              {softHyphens(label, language)}
            </dt>
            <dd>{badge ? <EnergyBadge label={badge} /> : softHyphens(value, language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
