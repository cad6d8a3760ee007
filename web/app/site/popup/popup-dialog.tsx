import type { PictureData } from '../../ui/picture/picture-data.ts';
import { useText } from '../../content/i18n/text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';

export type PopupFrequency = 'session' | 'day' | 'week' | 'page';

export type PopupTiming = {
  /** Seconds; 0 opens at once. */
  delay: number;
  frequency: PopupFrequency;
};

export type PopupData = PopupTiming & {
  title: string;
  description: string | undefined;
  picture: PictureData | undefined;
  link: { href: string; label: string } | undefined;
};

/** Closed until `open-popup.ts` opens it; its picture is lazy, so it is not fetched before. */
export function PopupDialog({ popup }: { popup: PopupData }) {
  const t = useText();
  const { title, description, picture, link } = popup;
  return (
    <dialog
      className="dialog popup w-[min(32rem,100%-2rem)]"
      aria-labelledby="popup-title"
      aria-describedby={description && 'popup-text'}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes="(width >= 767px) 36rem, 100vw"
          className="mb-6 h-auto w-full rounded-sm"
        />
      )}
      <h2 id="popup-title" className="heading-3">
        {title}
      </h2>
      {description && (
        <p id="popup-text" className="mt-3">
          {description}
        </p>
      )}
      <form method="dialog" className="mt-6 flex flex-wrap gap-3 max-md:[&>*]:flex-auto">
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
