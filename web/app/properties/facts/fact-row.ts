import type { EnergyLabel } from '../energy/energy-label.ts';
import type { MainType } from '../model/main-type.ts';
import type { FactSource, FactValue, TextNameWith } from './fact-values.ts';

/** Ordered as on the page. */
export const factGroups = [
  'facts.surfaces',
  'facts.rooms',
  'facts.building',
  'facts.equipment',
  'facts.energy',
  'facts.water',
  'facts.planning',
  'facts.costs',
  'facts.coOwnership',
] as const satisfies readonly TextNameWith<never>[];

type Label = TextNameWith<never>;

export type FactGroupName = (typeof factGroups)[number];

export type FactRow = {
  id: string;
  group: FactGroupName;
  label: Label | ((source: FactSource) => Label);
  value: FactValue;
  /** Explains an unfamiliar word in one plain sentence. */
  note?: Label;
  /** Types for which the fact means nothing. */
  notOf?: readonly MainType[];
  isHidden?: (source: FactSource) => boolean;
  badge?: (source: FactSource) => EnergyLabel | undefined;
  isGood?: (source: FactSource) => boolean;
};
