import { createContext, useContext } from 'react';
import type { Alternates } from '../paths/build-path.ts';
import type { PageHeaderData } from '../ui/page/page-header-data.ts';

/** The page that a visitor is on, as far as what surrounds it asks. */
export type Place = {
  pathname: string;
  search: string;
  /** Where the page is in the other languages. */
  alternates: Alternates;
  /** What the page asks of the header. */
  header: PageHeaderData;
};

const PlaceContext = createContext<Place | undefined>(undefined);

export const PlaceProvider = PlaceContext.Provider;

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('This component needs a PlaceProvider above it.');
  return place;
}
