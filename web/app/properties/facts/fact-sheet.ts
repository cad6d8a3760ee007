import { drawnScaleOf, type DrawnScale } from '../energy/drawn-scale.ts';
import { type FactGroup, factGroupsOf } from './fact-groups.ts';
import type { FactGroupName } from './fact-table.ts';
import type { FactSource } from './fact-values.ts';
import { type FloodScore, floodScoresOf } from './flood-scores.ts';
import { type Highlight, highlightsOf } from './highlights.ts';

/** The facts of a property as its page arranges them. */
export type FactSheet = {
  highlights: readonly Highlight[];
  /** All that is in no other part. */
  groups: readonly FactGroup[];
  energy: (FactGroup & { scale: DrawnScale | undefined }) | undefined;
  water: (FactGroup & { scores: readonly FloodScore[] }) | undefined;
  planning: FactGroup | undefined;
};

const ownParts: ReadonlySet<FactGroupName> = new Set(['facts.energy', 'facts.water', 'facts.planning']);

function without(group: FactGroup, ids: ReadonlySet<string>): FactGroup[] {
  const facts = group.facts.filter(({ id }) => !ids.has(id));
  return facts.length > 0 ? [{ ...group, facts }] : [];
}

export function factSheetOf(source: FactSource): FactSheet {
  const highlights = highlightsOf(source);
  const highlighted = new Set<string>(highlights.map(({ id }) => id));
  const groups = factGroupsOf(source);
  const named = (name: FactGroupName) => groups.find((group) => group.name === name);
  const [energy, water] = [named('facts.energy'), named('facts.water')];
  const scale = energy && drawnScaleOf(source);
  const scores = floodScoresOf(source, water?.facts ?? []);
  const drawn = new Set(scores.map(({ id }) => id));
  return {
    highlights,
    groups: groups.filter(({ name }) => !ownParts.has(name)).flatMap((group) => without(group, highlighted)),
    energy: energy && { ...energy, scale },
    water: water && { ...water, facts: water.facts.filter(({ id }) => !drawn.has(id)), scores },
    planning: named('facts.planning'),
  };
}
