import { useEffect, useRef } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { GoalButtons } from './goal-buttons.tsx';
import { SearchField } from './search-field.tsx';

export type SearchDialogProps = { saleHref: string; rentHref: string; onClose: () => void };

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
      className="search-dialog ground-calm pointer-events-auto mx-auto max-h-dvh w-[min(48rem,100%)] max-w-none overflow-y-auto overscroll-contain rounded-b-md bg-ground p-[clamp(1.25rem,0.75rem+2vw,2rem)] text-ink backdrop:bg-(--scrim) max-md:h-dvh max-md:rounded-none"
      aria-label={t('search.heading')}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <search>
        <form action={saleHref} className="grid grid-cols-1 gap-4 md:gap-5">
          <SearchField id="search-everywhere" maxLength={longestText} />
          <GoalButtons
            labels={{ sale: t('search.forSale'), rent: t('search.forRent') }}
            rentHref={rentHref}
          />
        </form>
      </search>
      <button
        type="button"
        className="drawer-button absolute top-2 right-4"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
        <span className="sr-only">{t('search.close')}</span>
      </button>
    </dialog>
  );
}
