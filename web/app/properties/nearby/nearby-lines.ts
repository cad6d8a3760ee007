import type { Translate } from '../../content/i18n/translate.ts';
import { type NearbyKind, nearbyKinds, type NearbyPlace } from '../model/record.ts';

export type NearbyLine = {
  kind: NearbyKind;
  label: string;
  distance: string;
  /** Undefined where one drives. */
  walk: string | undefined;
};

/** Metres a minute. */
const walkingSpeed = 80;

/** Minutes; beyond it nobody walks. */
const longestWalk = 45;

export const nearbyLabels = {
  station: 'nearby.station',
  'bus-stop': 'nearby.busStop',
  shop: 'nearby.shop',
  school: 'nearby.school',
  motorway: 'nearby.motorway',
} as const satisfies Readonly<Record<NearbyKind, string>>;

/** Rounds to ten metres, from a kilometre to a hundred. */
function distanceOf(metres: number, t: Translate): string {
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000
    ? t('nearby.metres', { value: Math.max(tens, 10) })
    : t('nearby.kilometres', { value: Math.round(tens / 100) / 10 });
}

export function nearbyLines(places: readonly NearbyPlace[], t: Translate): NearbyLine[] {
  return nearbyKinds.flatMap((kind) => {
    const place = places.find((one) => one.kind === kind);
    if (!place) return [];
    const minutes = Math.max(1, Math.round(place.metres / walkingSpeed));
    const isWalked = kind !== 'motorway' && minutes <= longestWalk;
    const walk = isWalked ? t('nearby.walk', { value: minutes }) : undefined;
    return [{ kind, label: t(nearbyLabels[kind]), distance: distanceOf(place.metres, t), walk }];
  });
}
