import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

type CompareLinkProps = { id: string; href: string; title: string };

/**
 * Puts a property beside the newest favourites. Hidden, in a place of its own, until another property is one;
 * `markFavourites` shows it.
 */
export function CompareLink({ id, href, title }: CompareLinkProps) {
  return (
    <a href={href} className="mark-link invisible" data-compare={id}>
      {title}
    </a>
  );
}

/**
 * Counts the favourites. `markFavourites` adds them to the address, so the server renders the list as it would for
 * anyone.
 */
export function FavouritesLink({ href }: { href: string }) {
  const t = useText();
  return (
    <a
      href={href}
      className="favourites-link relative inline-grid size-11 flex-none place-items-center rounded-sm no-underline *:[.icon]:size-6"
    >
      <Icon name="heart" />
      <span className="sr-only">{t('favourites.heading')}</span>
      {/* Lies over the corner of the heart, so that nothing moves when it appears. */}
      <span className="favourites-count" dangerouslySetInnerHTML={{ __html: '' }} />
    </a>
  );
}
