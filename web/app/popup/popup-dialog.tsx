import { useEffect, useRef } from 'react';
import { useText } from '../i18n/text.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import type { PopupData } from './popup-data.ts';

export function PopupDialog({ popup, onClose }: { popup: PopupData; onClose: () => void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const { title, description, picture, link } = popup;
  return (
    <dialog
      ref={dialog}
      className="dialog popup"
      aria-labelledby="popup-title"
      aria-describedby={description && 'popup-text'}
      onClose={onClose}
    >
      {picture && <Picture picture={picture} sizes="(width >= 767px) 36rem, 100vw" />}
      <h2 id="popup-title" className="heading-3">
        {title}
      </h2>
      {description && (
        <p id="popup-text" className="mt-3">
          {description}
        </p>
      )}
      <p className="popup-buttons">
        {link && (
          <a href={link.href} className="button" onClick={onClose}>
            {link.label}
          </a>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('popup.close')}
        </button>
      </p>
    </dialog>
  );
}
