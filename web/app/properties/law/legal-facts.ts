import type { Fact, FactGroup } from '../facts/fact-groups.ts';
import type { Property } from '../property/property.ts';
import { lawRules } from './law.ts';

export type LegalFact = Pick<Fact, 'id' | 'label' | 'value'>;

/** Prices are told separately, with what they are paid for. */
const asked = new Set<string>(lawRules.map(({ fact }) => fact).filter((fact) => fact !== 'price'));

/** Facts that some region's law asks for in an advertisement, for software that reads them. */
export function legalFactsOf({ state }: Pick<Property, 'state'>, groups: readonly FactGroup[]): LegalFact[] {
  if (state !== 'available') return [];
  return groups.flatMap(({ facts }) =>
    facts.flatMap(({ id, label, value }) => (asked.has(id) ? [{ id, label, value }] : [])),
  );
}
