import { useText } from '../../i18n/text.tsx';
import { PropertyGrid } from '../../properties/property-grid.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ModuleProps } from '../module-data.ts';

export function PropertyList({ module, data }: ModuleProps<'propertyListModule'>) {
  const t = useText();
  if (data.cards.length === 0) return <Notice>{t('list.empty')}</Notice>;
  return <PropertyGrid cards={data.cards} itemsPerRow={module.itemsPerRow} headingLevel="h3" />;
}
