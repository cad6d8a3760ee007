import { useText } from '../../content/i18n/text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PopupData } from './popup-data.ts';

/** Closed until `open-popup.ts` opens it; its picture is lazy, so it is not fetched before. */
export function PopupDialog({ popup }: { popup: PopupData }) {
  const t = useText();
  const { title, description, picture, link } = popup;
  return (
    <dialog
      className="dialog popup"
      aria-labelledby="popup-title"
      aria-describedby={description && 'popup-text'}
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
      <form method="dialog" className="popup-buttons">
        {link && (
          <a href={link.href} className="button">
            {link.label}
          </a>
        )}
        <button className="button button-quiet">{t('popup.close')}</button>
      </form>
    </dialog>
  );
}
