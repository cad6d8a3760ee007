import type { EnergyLabel } from '../energy/energy-label.ts';
import { hasEnergyLabel } from '../model/main-type.ts';
import { type FactGroupName, factGroups, type FactRow, factTable } from './fact-table.ts';
import type { FactSource } from './fact-values.ts';

export type Fact = { id: string; label: string; value: string; badge?: EnergyLabel | undefined };

export type FactGroup = { name: FactGroupName; title: string; facts: readonly Fact[] };

function factOf(row: FactRow, source: FactSource): Fact[] {
  const isHidden = row.notOf?.includes(source.property.mainType) || row.isHidden?.(source);
  const value = isHidden ? undefined : row.value(source);
  if (value === undefined || value === '') return [];
  const label = typeof row.label === 'function' ? row.label(source) : row.label;
  return [{ id: row.id, label: source.t(label), value: String(value), badge: row.badge?.(source) }];
}

/** Garages and parking spaces have certificates, but no energy label. */
function titleOf(group: FactGroupName, { property, t }: FactSource): string {
  return t(group === 'facts.energy' && !hasEnergyLabel(property.mainType) ? 'facts.certificates' : group);
}

export function factGroupsOf(source: FactSource): FactGroup[] {
  return factGroups.flatMap((group) => {
    const facts = factTable.filter((row) => row.group === group).flatMap((row) => factOf(row, source));
    return facts.length > 0 ? [{ name: group, title: titleOf(group, source), facts }] : [];
  });
}
