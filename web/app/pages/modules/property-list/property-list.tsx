import { useText } from '../../../content/i18n/text.tsx';
import { PropertyGrid } from '../../../properties/view/property-card.tsx';
import { PropertyRows } from '../../../properties/view/property-rows.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadPropertyList } from './property-list.server.ts';

export function PropertyList({ module, data, heading }: ModuleProps<typeof loadPropertyList>) {
  const t = useText();
  if (data.cards.length === 0) return <Notice>{t('list.empty')}</Notice>;
  if (module.view === 'list-view') return <PropertyRows cards={data.cards} headingLevel={heading} />;
  return <PropertyGrid cards={data.cards} itemsPerRow={module.itemsPerRow} headingLevel={heading} />;
}
