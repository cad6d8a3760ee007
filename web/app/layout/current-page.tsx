import { createContext, useContext } from 'react';
import type { Alternates } from '../paths/build-path.ts';
import type { PageHeaderData } from '../ui/page/page-header-data.ts';

/** Known to the layout about the current page. */
export type CurrentPage = {
  pathname: string;
  search: string;
  /** Paths of this page by language. */
  alternates: Alternates;
  /** Set by the page for the header above it. */
  header: PageHeaderData;
};

const CurrentPageContext = createContext<CurrentPage | undefined>(undefined);

export const CurrentPageProvider = CurrentPageContext.Provider;

export function useCurrentPage(): CurrentPage {
  const page = useContext(CurrentPageContext);
  if (!page) throw new Error('This component needs a CurrentPageProvider above it.');
  return page;
}
