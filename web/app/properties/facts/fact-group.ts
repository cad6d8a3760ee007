import type { EnergyLabel } from '../energy/energy-label.ts';

/** One line of the details of a property. A fact with an energy label shows its badge. */
export type Fact = { label: string; value: string; badge?: EnergyLabel | undefined };

/** Facts that belong together, below their heading. */
export type FactGroup = { title: string; facts: readonly Fact[] };
