import { createContext, type ReactNode, useContext } from 'react';

/** What somebody who looks at drafts is told. The words are ready to show. */
export type PreviewNotice = { kind: 'studio' | 'link'; message: string; leave: string };

type RenderTools = (notice: PreviewNotice) => ReactNode;

const PreviewToolsContext = createContext<RenderTools | undefined>(undefined);

type PreviewToolsProviderProps = { tools: RenderTools | undefined; children: ReactNode };

/** Hands the tools to the page; whoever starts the page loads them only for a preview. */
export function PreviewToolsProvider({ tools, children }: PreviewToolsProviderProps) {
  return <PreviewToolsContext.Provider value={tools}>{children}</PreviewToolsContext.Provider>;
}

/** The place of the tools in a page, which is empty for visitors. */
export function PreviewSlot({ notice }: { notice: PreviewNotice | undefined }) {
  const renderTools = useContext(PreviewToolsContext);
  return renderTools && notice ? renderTools(notice) : null;
}
