import type { MainType } from '../model/main-type.ts';
import { type Fact, type FactGroup, toldBy } from './fact-groups.ts';
import type { FactSource, FactValue } from './fact-values.ts';

export type HighlightId =
  | 'available-from'
  | 'bathrooms'
  | 'bedrooms'
  | 'building-depth'
  | 'charges'
  | 'construction-year'
  | 'energy-label'
  | 'flood-plot'
  | 'garages'
  | 'ground-surface'
  | 'headroom'
  | 'living-surface'
  | 'orientation'
  | 'parking-kind'
  | 'parkings'
  | 'plot-orientation'
  | 'plot-width'
  | 'storey'
  | 'subdivision'
  | 'terrace-surface'
  | 'total-surface';

export type Highlight = Fact & { id: HighlightId };

const most = 6;

const rooms = ['bedrooms', 'bathrooms', 'living-surface'] as const;
const house = [
  ...rooms,
  'ground-surface',
  'energy-label',
  'construction-year',
  'garages',
  'terrace-surface',
  'orientation',
] as const;
const flat = [
  ...rooms,
  'terrace-surface',
  'energy-label',
  'storey',
  'construction-year',
  'parkings',
  'garages',
  'orientation',
] as const;
const carSpace = [
  'parking-kind',
  'headroom',
  'total-surface',
  'construction-year',
  'charges',
  'available-from',
] as const;

/** The first six that a property has are shown. */
export const highlightsByType = {
  house,
  villa: house,
  farm: house,
  investment: house,
  apartment: flat,
  penthouse: flat,
  studio: flat,
  land: ['ground-surface', 'plot-width', 'building-depth', 'plot-orientation', 'subdivision', 'flood-plot'],
  commercial: [
    'total-surface',
    'plot-width',
    'ground-surface',
    'parkings',
    'energy-label',
    'storey',
    'construction-year',
    'terrace-surface',
  ],
  garage: carSpace,
  parking: carSpace,
} as const satisfies Readonly<Record<MainType, readonly HighlightId[]>>;

const shortValues: Partial<Record<HighlightId, FactValue>> = {
  subdivision: ({ record, t }) =>
    record.Subdivision === 'issued' ? t('facts.subdivisionIssued') : undefined,
};

export function highlightsOf(source: FactSource, groups: readonly FactGroup[]): Highlight[] {
  const facts = new Map(groups.flatMap((group) => group.facts.map((fact) => [fact.id, fact])));
  return highlightsByType[source.property.mainType]
    .flatMap((id: HighlightId): Highlight[] => {
      const fact = facts.get(id);
      if (!fact) return [];
      const read = shortValues[id];
      const told = read ? toldBy(read, source) : fact;
      return told ? [{ ...fact, ...told, id }] : [];
    })
    .slice(0, most);
}
