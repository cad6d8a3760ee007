import { createContext, type ReactNode, useContext } from 'react';
import type { PageHandover } from './page-shell.ts';

type RenderPage = (page: PageHandover) => ReactNode;

const RenderPageContext = createContext<RenderPage | undefined>(undefined);

/** Hands over what can show a page, which the routes themselves may not import. */
export function PageRenderer({ render, children }: { render: RenderPage; children: ReactNode }) {
  return <RenderPageContext.Provider value={render}>{children}</RenderPageContext.Provider>;
}

/** The page between header and footer. */
export function PageView({ page }: { page: PageHandover }) {
  return <div className="page">{useContext(RenderPageContext)?.(page)}</div>;
}
