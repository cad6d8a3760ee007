import { comparisonSearch } from './favourites-address.ts';
import { useFavourites } from './favourites.ts';

type CompareLinkProps = { id: string; href: string; title: string };

/** Puts a property beside the newest favourites. Hidden, in a place of its own, until another property is one. */
export function CompareLink({ id, href, title }: CompareLinkProps) {
  const ids = useFavourites();
  const isAlone = ids.every((other) => other === id);
  return (
    <a href={`${href}${comparisonSearch(id, ids)}`} className={isAlone ? 'mark-link invisible' : 'mark-link'}>
      {title}
    </a>
  );
}
