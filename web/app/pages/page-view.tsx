import { createContext, type ReactNode, useContext } from 'react';
import type { PageHandover } from './still-page.ts';

type RenderPage = (page: PageHandover) => ReactNode;

const RenderPageContext = createContext<RenderPage | undefined>(undefined);

type PageRendererProps = { render: RenderPage | undefined; children: ReactNode };

/** Hands over what can show a page: on the server always, in a browser only where something on the page runs. */
export function PageRenderer({ render, children }: PageRendererProps) {
  return <RenderPageContext.Provider value={render}>{children}</RenderPageContext.Provider>;
}

/** Whether the page that the server wrote needs all of itself in the browser. */
export function isPageLive(): boolean {
  return document.querySelector('.page[data-live]') !== null;
}

/** The page between header and footer. Of a still one a browser keeps the elements that the server wrote. */
export function PageView({ page }: { page: PageHandover }) {
  const render = useContext(RenderPageContext);
  if (!render)
    return <div className="page" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div className="page" data-live={page.isStill ? undefined : ''}>
      {render(page)}
    </div>
  );
}
