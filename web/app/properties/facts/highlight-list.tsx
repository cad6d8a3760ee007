import { useLanguage } from '../../content/i18n/text.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { softHyphens } from '../text/text.ts';
import { HighlightIcon } from './highlight-icon.tsx';
import type { Highlight } from './highlights.ts';

export function HighlightList({ highlights }: { highlights: readonly Highlight[] }) {
  const language = useLanguage();
  if (highlights.length === 0) return null;
  return (
    <div className="highlights @container">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-7 border-y border-line py-7 hyphens-auto @min-[30rem]:grid-cols-3 @min-[60rem]:grid-cols-6">
        {highlights.map(({ id, label, value, badge }) => (
          <div key={id} className="highlight">
            <dt className="text-sm leading-[1.4] text-muted *:mb-2 *:block *:size-6 *:text-accent">
              <HighlightIcon id={id} />
              {softHyphens(label, language)}
            </dt>
            <dd className="mt-0.5 font-display leading-tight tabular-nums lining-nums *:font-text *:text-base *:leading-7 @min-[18rem]:text-lg @min-[22rem]:text-xl">
              {badge ? <EnergyBadge label={badge} /> : softHyphens(value, language)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
