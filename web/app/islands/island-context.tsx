import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type IslandContext, CollectorContext } from './client-data/client-data.ts';
import { unpackTexts } from '../content/i18n/packed-texts.ts';
import { TextProvider } from '../content/i18n/text.tsx';

export const RenderContext = createContext<IslandContext | undefined>(undefined);

type IslandContextProviderProps = { context: IslandContext; children: ReactNode };

/** Provides language and texts: around the whole page on the server, around each island in the browser. */
export function IslandContextProvider({ context, children }: IslandContextProviderProps) {
  const { language, texts, textsHref } = context;
  useContext(CollectorContext)?.setContext({ language, textsHref });
  const unpacked = useMemo(() => unpackTexts(texts), [texts]);
  // The same from one render to the next, since scripts of a preview are attached for it.
  const ofScripts = useMemo(() => ({ language, texts, textsHref }), [language, texts, textsHref]);
  return (
    <RenderContext.Provider value={ofScripts}>
      <TextProvider language={language} texts={unpacked}>
        {children}
      </TextProvider>
    </RenderContext.Provider>
  );
}
