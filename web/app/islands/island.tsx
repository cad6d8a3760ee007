import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import type { PackedTexts } from '../content/i18n/packed-texts.ts';
import { RenderedOnce } from '../content/i18n/rendered-once.tsx';
import { TextProvider } from '../content/i18n/text.tsx';
import type { ComponentName, IslandName, LoadedIsland } from '../island-registry.ts';
import type { ClientData } from './client-data.ts';

/** Filled while the server renders a page; undefined where the browser hydrates the whole page. */
export const ClientDataContext = createContext<ClientData | undefined>(undefined);

/** Returns the number by which the browser finds the island's props; undefined in a preview. */
export function useIslandNumber(name: IslandName, props: object): number | undefined {
  const clientData = useContext(ClientDataContext);
  return clientData && clientData.islands.push({ name, props }) - 1;
}

type PageTextsProps = {
  language: LanguageId;
  texts: PackedTexts;
  textsHref?: string | undefined;
  children: ReactNode;
};

export function PageTextProvider({ language, texts, textsHref, children }: PageTextsProps) {
  const clientData = useContext(ClientDataContext);
  if (clientData) Object.assign(clientData, { language, textsHref });
  return (
    <TextProvider language={language} texts={texts}>
      {children}
    </TextProvider>
  );
}

type IslandProps<Name, Props> = {
  name: Name;
  component: ComponentType<Props> & LoadedIsland<Name>;
  props: Props;
  /** True for props that are the same for every visitor, and dear to render. */
  isRenderedOnce?: boolean;
};

/**
 * Hydrated in the browser; the markup around it ships neither code nor data. Islands do not nest. The mechanism is
 * explained in docs/islands.md.
 */
export function Island<Name extends ComponentName, Props extends object>({
  name,
  component,
  props,
  isRenderedOnce = false,
}: IslandProps<Name, Props>) {
  const place = { className: 'contents', 'data-island': useIslandNumber(name, props) };
  return isRenderedOnce ? (
    <RenderedOnce {...place} component={component} props={props} isHydrated />
  ) : (
    <div {...place}>{createElement<Props>(component, props)}</div>
  );
}
