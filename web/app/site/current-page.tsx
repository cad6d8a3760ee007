import { createContext, useContext } from 'react';
import type { Alternates } from '../content/paths/build-path.ts';
import type { PageHeaderData } from '../ui/page/page-header-data.ts';

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
