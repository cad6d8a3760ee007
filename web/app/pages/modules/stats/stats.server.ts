import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized } from '../../../content/cms/fragments.ts';
import type { ModuleContext } from '../module-contract.ts';

export const statsProjection = `_type == "statsModule" => {
  figures[]{_key, ${localized('label')}},
  "source": {"figures": figures[]{_key, value, source}}
}` as const;

export function loadStats({ source }: ModuleOf<'statsModule'>, { language, now, catalogue }: ModuleContext) {
  const totals = catalogue.counts();
  const counted = {
    saleTotal: () => totals.sale,
    rentTotal: () => totals.rent,
    daysToAgreement: () => catalogue.daysToAgreement() ?? '',
    cities: () => catalogue.cities(language).length,
    yearsSince: (year: string | null) => now.getUTCFullYear() - Number(year),
  };
  const values = (source.figures ?? []).map(({ _key, source: origin, value }) => {
    const text = origin && origin !== 'manual' ? String(counted[origin](value)) : (value ?? '');
    return [_key, text] as const;
  });
  return { values: Object.fromEntries(values) as Readonly<Record<string, string>> };
}
