import type { Translate } from '../../content/i18n/translate.ts';
import { type ListAddress, listSearch, type ListView } from '../filters/list-address.ts';

export type ViewSwitchData = ReturnType<typeof loadViewSwitch>;

export function loadViewSwitch(t: Translate, path: string, { filters, sort, view: current }: ListAddress) {
  const link = (view: ListView, label: string) => ({
    view,
    label,
    href: `${path}${listSearch({ filters, sort, view })}`,
    isCurrent: view === current,
  });
  return {
    label: t('map.views'),
    links: [link('list', t('map.viewList')), link('map', t('map.viewMap')), link('both', t('map.viewBoth'))],
  };
}
