import type { EnergyLabel } from '../energy/energy-label.ts';
import { hasEnergyLabel } from '../model/main-type.ts';
import { type FactGroupName, factGroups, type FactRow } from './fact-row.ts';
import { factTable } from './fact-table.ts';
import type { FactSource, FactValue } from './fact-values.ts';

export type Fact = {
  id: string;
  label: string;
  value: string;
  lang?: string | undefined;
  badge?: EnergyLabel | undefined;
  note?: string | undefined;
  isGood?: boolean | undefined;
};

export type FactGroup = { name: FactGroupName; title: string; facts: readonly Fact[] };

export function toldBy(read: FactValue, source: FactSource): Pick<Fact, 'value' | 'lang'> | undefined {
  const value = read(source);
  if (value === undefined || value === '') return undefined;
  return typeof value === 'object' ? { value: value.text, lang: value.lang } : { value: String(value) };
}

function factOf(row: FactRow, source: FactSource): Fact[] {
  const isHidden = row.notOf?.includes(source.property.mainType) || row.isHidden?.(source);
  const told = isHidden ? undefined : toldBy(row.value, source);
  if (!told) return [];
  const label = typeof row.label === 'function' ? row.label(source) : row.label;
  const [badge, isGood] = [row.badge?.(source), row.isGood?.(source)];
  const note = row.note && source.t(row.note);
  return [{ id: row.id, label: source.t(label), ...told, badge, isGood, note }];
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
