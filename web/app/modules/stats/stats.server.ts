import type { ModuleOf } from '../../cms/content.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import type { ModuleContext, ModuleData } from '../module-data.ts';

/** The figures' values by their keys: typed by an editor, or counted. */
export function loadStats(
  { source }: ModuleOf<'statsModule'>,
  { language }: ModuleContext,
): ModuleData['statsModule'] {
  const totals = catalogue.counts();
  const counted = {
    saleTotal: () => totals.sale,
    rentTotal: () => totals.rent,
    cities: () => catalogue.cities(language).length,
  };
  const values = (source.figures ?? []).map(({ _key, source: origin, value }) => {
    const text = origin && origin !== 'manual' ? String(counted[origin]()) : (value ?? '');
    return [_key, text] as const;
  });
  return { values: Object.fromEntries(values) };
}
