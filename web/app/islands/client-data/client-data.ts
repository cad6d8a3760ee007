import { createContext } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import type { PackedTexts } from '../../content/i18n/packed-texts.ts';
import type { IslandName } from '../../island-registry.ts';

export type IslandContext = {
  language: LanguageId;
  texts: PackedTexts;
  /** The address of the same texts for the browser; undefined where no island uses any. */
  textsHref?: string;
};

export type SentContext = Omit<IslandContext, 'texts'>;

/** Sent to a visitor's browser as JSON, in the element with the id `clientDataId`. */
export type ClientData = {
  context?: SentContext;
  /** Each island's props, at the index in its `data-island`. */
  islands: { name: IslandName; props: object }[];
};

/** Fills client data while the server renders a page. */
export function collectInto(clientData: ClientData) {
  return {
    setContext: (context: SentContext) => {
      clientData.context = context;
    },
    addIsland: (name: IslandName, props: object): number => clientData.islands.push({ name, props }) - 1,
  };
}

/** Undefined where the browser hydrates the whole page. */
export const CollectorContext = createContext<ReturnType<typeof collectInto> | undefined>(undefined);
