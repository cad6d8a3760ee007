import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { listIds } from './list-ids.ts';

const titleId = `${listIds.sheet}-title`;

/** Empty until a visitor on a phone opens the filters, which then move into it. */
export function FilterSheet() {
  const t = useText();
  return (
    <dialog id={listIds.sheet} className="filter-sheet" aria-labelledby={titleId}>
      <form method="dialog" className="filter-sheet-head">
        <h2 id={titleId} className="heading-3">
          {t('list.filtersShort')}
        </h2>
        <button aria-label={t('list.closeFilters')}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
