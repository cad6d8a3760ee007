import bus from '../../ui/icon/lucide/bus.svg?raw';
import motorway from '../../ui/icon/lucide/car.svg?raw';
import school from '../../ui/icon/lucide/graduation-cap.svg?raw';
import shop from '../../ui/icon/lucide/shopping-basket.svg?raw';
import station from '../../ui/icon/lucide/train-front.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import type { NearbyKind } from '../model/record.ts';
import type { NearbyLine } from './nearby-lines.ts';

/** Kept apart from the icons of islands, so that they stay out of the browser's script. */
export const nearbyIcons: Readonly<Record<NearbyKind, string>> = {
  station: iconShapes(station),
  'bus-stop': iconShapes(bus),
  shop: iconShapes(shop),
  school: iconShapes(school),
  motorway: iconShapes(motorway),
};

export function NearbyList({ lines }: { lines: readonly NearbyLine[] }) {
  return (
    <dl className="nearby grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-x-12">
      {lines.map(({ kind, label, distance, walk }) => (
        <div key={kind} className="flex items-center justify-between gap-6 border-t border-line py-2.5">
          <dt className="flex items-center gap-3 hyphens-auto text-muted [&>*]:text-accent">
            <ShapedIcon shapes={nearbyIcons[kind]} />
            {label}
          </dt>
          <dd className="text-end tabular-nums lining-nums">
            {distance}
            {walk && <span className="nearby-walk block text-sm text-muted">{walk}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
