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
