import type { EnergyLabel } from './energy-label.ts';

/** From best to worst. Labels with more signs, such as `A++` or `B-`, belong to one of these. */
export const energyClasses = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

export function energyClassRank(name: string): number {
  return energyClasses.findIndex((energyClass) => energyClass === name);
}

/** Returns undefined for a label that is no grade. */
export function energyRank(label: EnergyLabel | undefined): number | undefined {
  if (label?.letter === undefined) return undefined;
  return energyClassRank(/^a\+/i.test(label.text) ? 'A+' : label.letter.toUpperCase());
}
