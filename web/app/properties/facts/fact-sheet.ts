import type { Fact, FactGroup } from './fact-groups.ts';
import type { FactSource } from './fact-values.ts';
import { drawnScaleOf, type DrawnScale } from '../energy/energy-scale.ts';
import type { FactGroupName } from './fact-row.ts';
import { type Highlight, highlightsOf } from './highlights.ts';

/** From no flood in any model to a medium chance today. Flemish advertisements must name both scores. */
export const floodClasses = ['A', 'B', 'C', 'D'];

export type FloodScore = { id: string; label: string; score: string; meaning: string };

function floodScoresOf(
  { record: { FloodPlotScore: plot, FloodBuildingScore: building }, t }: FactSource,
  facts: readonly Fact[],
): FloodScore[] {
  const meanings: Readonly<Record<string, string | undefined>> = {
    'flood-plot': plot && t(`facts.floodPlot${plot}`),
    'flood-building': building && t(`facts.floodBuilding${building}`),
  };
  return facts.flatMap(({ id, label, value }) => {
    const meaning = meanings[id];
    return meaning ? [{ id, label, score: value, meaning }] : [];
  });
}

export type FactSheet = {
  highlights: readonly Highlight[];
  groups: readonly FactGroup[];
  energy: (FactGroup & { scale: DrawnScale | undefined }) | undefined;
  water: (FactGroup & { scores: readonly FloodScore[] }) | undefined;
  planning: FactGroup | undefined;
};

/** Ordered to fill two columns evenly. */
const openGroups = [
  'facts.surfaces',
  'facts.building',
  'facts.rooms',
  'facts.equipment',
  'facts.costs',
  'facts.coOwnership',
] as const satisfies readonly FactGroupName[];

function without<Group extends FactGroup>(group: Group, ids: readonly string[]): Group {
  return { ...group, facts: group.facts.filter(({ id }) => !ids.includes(id)) };
}

export function factSheetOf(source: FactSource, all: readonly FactGroup[]): FactSheet {
  const highlights = highlightsOf(source, all);
  const highlighted = highlights.map(({ id }) => id);
  const named = (name: FactGroupName) => all.find((group) => group.name === name);
  const [energy, water] = [named('facts.energy'), named('facts.water')];
  const scale = energy && drawnScaleOf(source);
  const scores = floodScoresOf(source, water?.facts ?? []);
  const drawn = scores.map(({ id }) => id);
  return {
    highlights,
    groups: openGroups
      .flatMap((name) => named(name) ?? [])
      .map((group) => without(group, highlighted))
      .filter(({ facts }) => facts.length > 0),
    energy: energy && { ...without(energy, scale ? ['energy-label'] : []), scale },
    water: water && { ...without(water, drawn), scores },
    planning: named('facts.planning'),
  };
}
