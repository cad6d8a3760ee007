import { useText } from '../../../content/i18n/text.tsx';
import { PropertyGrid } from '../../../properties/view/property-card.tsx';
import { PropertyRows } from '../../../properties/view/property-rows.tsx';
import { OnwardLink } from '../../../ui/card/onward-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadPropertyList } from './property-list.server.ts';

export function PropertyList({ module, data, heading }: ModuleProps<typeof loadPropertyList>) {
  const t = useText();
  if (data.cards.length === 0) return <Notice>{t('list.none')}</Notice>;
  const cards = { cards: data.cards, headingLevel: heading };
  return (
    <>
      {module.view === 'list-view' ? (
        <PropertyRows {...cards} />
      ) : (
        <PropertyGrid {...cards} itemsPerRow={module.itemsPerRow} />
      )}
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
        {data.lists.map(({ goal, href }) => (
          <OnwardLink key={goal} href={href}>
            {t(goal === 'sale' ? 'list.allForSale' : 'list.allForRent')}
          </OnwardLink>
        ))}
      </p>
    </>
  );
}
