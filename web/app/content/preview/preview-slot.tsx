import { createContext, type ReactNode, useContext } from 'react';

export type PreviewNotice = { kind: 'studio' | 'link'; message: string; leave: string };

type RenderTools = (notice: PreviewNotice) => ReactNode;

const PreviewToolsContext = createContext<RenderTools | undefined>(undefined);

type PreviewToolsProviderProps = { tools: RenderTools | undefined; children: ReactNode };

export function PreviewToolsProvider({ tools, children }: PreviewToolsProviderProps) {
  return <PreviewToolsContext.Provider value={tools}>{children}</PreviewToolsContext.Provider>;
}

export function PreviewSlot({ notice }: { notice: PreviewNotice | undefined }) {
  const renderTools = useContext(PreviewToolsContext);
  return renderTools && notice ? renderTools(notice) : null;
}
