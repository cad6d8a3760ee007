import { useText } from '../../content/i18n/text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

type CompareLinkProps = { id: string; href: string; title: string };

/** Hidden, in a place of its own, until `markFavourites` finds another favourite. */
export function CompareLink({ id, href, title }: CompareLinkProps) {
  return (
    <a href={href} className="mark-link invisible" data-compare={id}>
      {title}
    </a>
  );
}

/** `markFavourites` adds ids to the address, so the server renders the same for everyone. */
export function FavouritesLink({ href }: { href: string }) {
  const t = useText();
  return (
    <a
      href={href}
      className="favourites-link relative inline-grid size-11 flex-none place-items-center rounded-sm no-underline [&>.icon]:size-6"
    >
      <Icon name="heart" />
      <span className="sr-only">{t('favourites.heading')}</span>
      {/* Overlaps the corner of the heart, so that nothing moves when it appears. */}
      <span className="favourites-count" dangerouslySetInnerHTML={{ __html: '' }} />
    </a>
  );
}
