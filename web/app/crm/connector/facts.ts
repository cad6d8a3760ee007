import type { Finding } from '../../properties/sync/sync.ts';
import type { Fields, Read } from './read.ts';

/** A fact that stands on its own, and the places where it may be told, in order of preference. */
export type Fact<Place extends string | number, Kind extends string> = {
  from: readonly Place[];
  ours: string;
  note?: string;
} & ({ read: Read } | { kind: Kind });

type Reader<Place, Kind> = {
  valueAt: (place: Place) => unknown;
  code: (kind: Kind, field: string, place: Place) => string | null | undefined;
  object: (level: Finding['level'], field: string, reason: string, value?: unknown) => void;
};

export function readFacts<Place extends string | number, Kind extends string>(
  facts: readonly Fact<Place, Kind>[],
  { valueAt, code, object }: Reader<Place, Kind>,
): Fields {
  const told: Record<string, unknown> = {};
  for (const fact of facts) {
    const place = fact.from.find((name) => valueAt(name) !== undefined);
    if (place === undefined) continue;
    if ('kind' in fact) {
      told[fact.ours] = code(fact.kind, fact.ours, place) ?? undefined;
      continue;
    }
    const value = valueAt(place);
    const read = fact.read(value);
    if ('reason' in read) object('field', fact.ours, read.reason, value);
    else told[fact.ours] = read.value;
  }
  return told;
}
