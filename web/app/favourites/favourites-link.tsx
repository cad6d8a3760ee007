import { useText } from '../i18n/text.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { useFavourites } from './favourites.ts';
import { favouritesSearch } from './favourites-address.ts';

/** The list's address carries the references, so the server renders it as it would for anyone. */
export function FavouritesLink({ href }: { href: string }) {
  const t = useText();
  const ids = useFavourites();
  return (
    <a href={`${href}${favouritesSearch({ ids })}`} className="favourites-link">
      <Icon name="heart" />
      <span className="sr-only">{t('favourites.heading')}</span>
      {ids.length > 0 && <span className="favourites-count">{ids.length}</span>}
    </a>
  );
}
