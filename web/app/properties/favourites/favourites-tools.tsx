import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

/** Run by `attachFavouritesTools`. */
export function FavouritesTools() {
  const t = useText();
  return (
    <>
      <button type="button" className="button button-quiet needs-script">
        <Icon name="share" />
        {t('favourites.share')}
      </button>
      <p role="status" data-copied={t('favourites.copied')} data-not-copied={t('favourites.notCopied')} />
    </>
  );
}
