import { useLanguage } from '../../content/i18n/text.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { softHyphens } from '../text/text.ts';
import type { Highlight, HighlightId } from './highlights.ts';
import bath from '../../ui/icon/lucide/bath.svg?raw';
import bed from '../../ui/icon/lucide/bed-double.svg?raw';
import calendar from '../../ui/icon/lucide/calendar.svg?raw';
import calendarCheck from '../../ui/icon/lucide/calendar-check.svg?raw';
import car from '../../ui/icon/lucide/car.svg?raw';
import coins from '../../ui/icon/lucide/coins.svg?raw';
import compass from '../../ui/icon/lucide/compass.svg?raw';
import droplets from '../../ui/icon/lucide/droplets.svg?raw';
import fileCheck from '../../ui/icon/lucide/file-check.svg?raw';
import plot from '../../ui/icon/lucide/land-plot.svg?raw';
import layers from '../../ui/icon/lucide/layers.svg?raw';
import surface from '../../ui/icon/lucide/move-diagonal.svg?raw';
import width from '../../ui/icon/lucide/move-horizontal.svg?raw';
import height from '../../ui/icon/lucide/move-vertical.svg?raw';
import parking from '../../ui/icon/lucide/square-parking.svg?raw';
import terrace from '../../ui/icon/lucide/sun.svg?raw';
import energy from '../../ui/icon/lucide/zap.svg?raw';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';

export function HighlightList({ highlights }: { highlights: readonly Highlight[] }) {
  const language = useLanguage();
  if (highlights.length === 0) return null;
  return (
    <div className="highlights @container">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-7 border-y border-line py-7 hyphens-auto @min-[30rem]:grid-cols-3 @min-[60rem]:grid-cols-6">
        {highlights.map(({ id, label, value, lang, badge }) => (
          <div key={id} className="highlight">
            <dt className="text-sm leading-[1.4] text-muted [&>*]:mb-2 [&>*]:block [&>*]:size-6 [&>*]:text-accent">
              <HighlightIcon id={id} />
              {softHyphens(label, language)}
            </dt>
            <dd
              className="mt-0.5 font-display leading-tight tabular-nums lining-nums [&>*]:font-text [&>*]:text-base [&>*]:leading-7 @min-[18rem]:text-lg @min-[22rem]:text-xl"
              lang={lang}
            >
              {badge ? <EnergyBadge label={badge} /> : softHyphens(value, lang ?? language)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Kept apart from the icons of islands, so that they stay out of the browser's script. */
const icons: Readonly<Record<HighlightId, string>> = {
  'available-from': iconShapes(calendarCheck),
  bathrooms: iconShapes(bath),
  bedrooms: iconShapes(bed),
  'building-depth': iconShapes(height),
  charges: iconShapes(coins),
  'construction-year': iconShapes(calendar),
  'energy-label': iconShapes(energy),
  'flood-plot': iconShapes(droplets),
  garages: iconShapes(car),
  'ground-surface': iconShapes(plot),
  headroom: iconShapes(height),
  'living-surface': iconShapes(surface),
  orientation: iconShapes(compass),
  'parking-kind': iconShapes(car),
  parkings: iconShapes(parking),
  'plot-orientation': iconShapes(compass),
  'plot-width': iconShapes(width),
  storey: iconShapes(layers),
  subdivision: iconShapes(fileCheck),
  'terrace-surface': iconShapes(terrace),
  'total-surface': iconShapes(surface),
};

function HighlightIcon({ id }: { id: HighlightId }) {
  return <ShapedIcon shapes={icons[id]} />;
}
