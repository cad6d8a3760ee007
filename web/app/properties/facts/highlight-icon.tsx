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
