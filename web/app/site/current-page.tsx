import { useLocation, useMatches } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { Alternates } from '../content/paths/build-path.ts';
import type { PageHeaderData } from '../ui/page/page-title.tsx';

/** Runs on the server and in previews only: a visitor's browser has no router. */
export function useRoutePage(): CurrentPage {
  const { pathname, search } = useLocation();
  const loaded = useMatches().at(-1)?.data;
  const field = (name: string): unknown =>
    typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, name) : undefined;
  return {
    pathname,
    search,
    // Only loaders of pages have fields of these names, all with these types.
    alternates: (field('alternates') as CurrentPage['alternates'] | undefined) ?? {},
    header: (field('header') as CurrentPage['header'] | undefined) ?? {},
  };
}

export type CurrentPage = {
  pathname: string;
  search: string;
  alternates: Alternates;
  header: PageHeaderData;
};

const CurrentPageContext = createContext<CurrentPage | undefined>(undefined);

export const CurrentPageProvider = CurrentPageContext.Provider;

export function useCurrentPage(): CurrentPage {
  const page = useContext(CurrentPageContext);
  if (!page) throw new Error('This component needs a CurrentPageProvider above it.');
  return page;
}
