import { type ComponentType, type MouseEvent, useState } from 'react';
import { useText } from '../i18n/text.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { SearchDialogProps } from './search-dialog.tsx';

export type SearchHrefs = { saleHref: string; rentHref: string };

const load = async () => (await import('./search-dialog.tsx')).SearchDialog;

/** Opens the search over the page; without JavaScript, or where its script fails, leads to the list and its form. */
export function SearchButton({ saleHref, rentHref }: SearchHrefs) {
  const t = useText();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
    load().then(
      (loaded) => setDialog(() => loaded),
      () => location.assign(saleHref),
    );
  };
  return (
    <>
      <a href={saleHref} className="search-button" onClick={open}>
        <Icon name="search" />
        <span className="sr-only">{t('search.heading')}</span>
      </a>
      {Dialog && isOpen && (
        <Dialog saleHref={saleHref} rentHref={rentHref} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
