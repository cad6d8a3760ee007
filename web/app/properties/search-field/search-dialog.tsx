import { useEffect, useRef } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SearchField } from './search-field.tsx';

export type SearchDialogProps = { saleHref: string; rentHref: string; onClose: () => void };

/** More than a phrase needs. */
const longestText = 200;

export function SearchDialog({ saleHref, rentHref, onClose }: SearchDialogProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="search-dialog ground-calm"
      aria-label={t('search.heading')}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <search>
        <form action={saleHref} className="search-line">
          <SearchField id="search-everywhere" maxLength={longestText} />
          <div role="group" aria-label={t('search.goal')} className="search-goals">
            <button className="button">{t('search.forSale')}</button>
            <button formAction={rentHref} className="button button-quiet">
              {t('search.forRent')}
            </button>
          </div>
        </form>
      </search>
      <button type="button" className="drawer-button search-close" onClick={() => dialog.current?.close()}>
        <Icon name="close" />
        <span className="sr-only">{t('search.close')}</span>
      </button>
    </dialog>
  );
}
