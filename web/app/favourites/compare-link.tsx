import { comparisonSearch } from './favourites-address.ts';
import { useFavourites } from './favourites.ts';

type CompareLinkProps = { id: string; href: string; title: string };

/** Appears once another property is marked, and puts this one beside the newest of them. */
export function CompareLink({ id, href, title }: CompareLinkProps) {
  const ids = useFavourites();
  if (ids.every((other) => other === id)) return null;
  return (
    <a href={`${href}${comparisonSearch(id, ids)}`} className="text-sm">
      {title}
    </a>
  );
}
