import bath from 'lucide-static/icons/bath.svg?raw';
import bed from 'lucide-static/icons/bed-double.svg?raw';
import calendar from 'lucide-static/icons/calendar.svg?raw';
import calendarCheck from 'lucide-static/icons/calendar-check.svg?raw';
import car from 'lucide-static/icons/car.svg?raw';
import coins from 'lucide-static/icons/coins.svg?raw';
import compass from 'lucide-static/icons/compass.svg?raw';
import droplets from 'lucide-static/icons/droplets.svg?raw';
import fileCheck from 'lucide-static/icons/file-check.svg?raw';
import plot from 'lucide-static/icons/land-plot.svg?raw';
import layers from 'lucide-static/icons/layers.svg?raw';
import surface from 'lucide-static/icons/move-diagonal.svg?raw';
import width from 'lucide-static/icons/move-horizontal.svg?raw';
import height from 'lucide-static/icons/move-vertical.svg?raw';
import parking from 'lucide-static/icons/square-parking.svg?raw';
import terrace from 'lucide-static/icons/sun.svg?raw';
import energy from 'lucide-static/icons/zap.svg?raw';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import type { HighlightId } from './highlights.ts';

/** Apart from the icons of islands, so that they stay out of the browser's script. */
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

export function HighlightIcon({ id }: { id: HighlightId }) {
  return <ShapedIcon shapes={icons[id]} />;
}
