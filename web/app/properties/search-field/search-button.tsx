import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

export type SearchHrefs = { saleHref: string; rentHref: string };

/** Without script, leads to the list and its form. */
export function SearchButton({ saleHref }: Pick<SearchHrefs, 'saleHref'>) {
  const t = useText();
  return (
    <a
      href={saleHref}
      className="search-button inline-grid size-11 flex-none place-items-center rounded-sm [&>.icon]:size-6"
    >
      <Icon name="search" />
      <span className="sr-only">{t('search.heading')}</span>
    </a>
  );
}
