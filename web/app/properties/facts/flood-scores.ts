import type { Fact } from './fact-groups.ts';
import type { FactSource } from './fact-values.ts';

/** From no flood in any model to a medium chance today. Flemish advertisements must name both scores. */
export const floodClasses = ['A', 'B', 'C', 'D'];

export type FloodScore = { id: string; label: string; score: string; meaning: string };

export function floodScoresOf(
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
