import bus from 'lucide-static/icons/bus.svg?raw';
import motorway from 'lucide-static/icons/car.svg?raw';
import school from 'lucide-static/icons/graduation-cap.svg?raw';
import shop from 'lucide-static/icons/shopping-basket.svg?raw';
import station from 'lucide-static/icons/train-front.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import type { NearbyKind } from './nearby-kinds.ts';
import type { NearbyLine } from './nearby-lines.ts';

/** Apart from the icons of islands, so that they stay out of the browser's script. */
const icons: Readonly<Record<NearbyKind, string>> = {
  station: iconShapes(station),
  'bus-stop': iconShapes(bus),
  shop: iconShapes(shop),
  school: iconShapes(school),
  motorway: iconShapes(motorway),
};

export function NearbyList({ lines }: { lines: readonly NearbyLine[] }) {
  return (
    <dl className="nearby">
      {lines.map(({ kind, label, distance, walk }) => (
        <div key={kind}>
          <dt>
            <ShapedIcon shapes={icons[kind]} />
            {label}
          </dt>
          <dd>
            {distance}
            {walk && <span className="nearby-walk">{walk}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
