import { type ReactNode, useContext, useMemo } from 'react';
import { unpackTexts } from '../i18n/packed-texts.ts';
import { TextProvider } from '../i18n/text.tsx';
import { CurrentPageProvider } from '../layout/current-page.tsx';
import { CollectorContext, type IslandContext } from './client-data.ts';
import { RenderContext } from './render-context.ts';

type IslandContextProviderProps = { context: IslandContext; children: ReactNode };

/** Provides language, texts and page: around the whole page on the server, around each island in the browser. */
export function IslandContextProvider({ context, children }: IslandContextProviderProps) {
  const { texts, ...sent } = context;
  const { language, page } = sent;
  useContext(CollectorContext)?.setContext(sent);
  const unpacked = useMemo(() => unpackTexts(texts), [texts]);
  return (
    <RenderContext.Provider value={context}>
      <TextProvider language={language} texts={unpacked}>
        <CurrentPageProvider value={page}>{children}</CurrentPageProvider>
      </TextProvider>
    </RenderContext.Provider>
  );
}
