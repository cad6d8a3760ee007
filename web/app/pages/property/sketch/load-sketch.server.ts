import type { Translate } from '../../../content/i18n/translate.ts';
import type { CityEntry } from '../../../properties/catalogue/directory.ts';
import { distanceBetween } from '../../../properties/model/position.ts';
import { type NearbyLine, nearbyLines } from '../../../properties/nearby/nearby-lines.ts';
import type { Property } from '../../../properties/property/property.ts';
import { drawSketch, type SketchPlace, type SketchTown } from './draw-sketch.ts';

export type SketchData = NonNullable<ReturnType<typeof loadSketch>>;

/** Kilometres within which another town is a neighbour, and the most towns to try to place. */
const [neighbouring, mostTowns] = [40, 24];

type Surroundings = { t: Translate; cities: readonly CityEntry[] };

export function loadSketch(
  { position, nearby }: Pick<Property, 'position' | 'nearby'>,
  { t, cities }: Surroundings,
) {
  if (!position) return undefined;
  const lines = new Map(nearbyLines(nearby, t).map((line) => [line.kind, line]));
  const towns = cities
    .map((city) => ({ ...city, kilometres: distanceBetween(position, city.position) }))
    .filter(({ kilometres }) => kilometres <= neighbouring)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, mostTowns);
  const sketch = drawSketch({
    centre: position,
    places: nearby
      .toSorted((a, b) => a.metres - b.metres)
      .flatMap((place) => sketchPlace(place, lines.get(place.kind)) ?? []),
    towns: towns.map(({ name, position: at, kilometres }): SketchTown => ({
      name,
      position: at,
      text: t('nearby.kilometres', { value: Math.max(1, Math.round(kilometres)) }),
    })),
    ringText: (metres) =>
      metres < 1000
        ? t('nearby.metres', { value: metres })
        : t('nearby.kilometres', { value: metres / 1000 }),
  });
  return { ...sketch, note: t('nearby.sketchNote') };
}

function sketchPlace(
  { kind, position }: Property['nearby'][number],
  line: NearbyLine | undefined,
): SketchPlace | undefined {
  return position && line && { kind, position, name: line.label, text: line.distance };
}
