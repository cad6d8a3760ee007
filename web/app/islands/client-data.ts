import type { LanguageId } from 'schemas/languages.ts';
import type { IslandName } from '../island-registry.ts';

/** Sent to a visitor's browser as JSON, in the element with the id `clientDataId`. */
export type ClientData = {
  /** Undefined for a page without the site's layout. */
  language?: LanguageId;
  /** The address of the texts; undefined where no island uses any. */
  textsHref?: string | undefined;
  /** Each island's props, at the index in its `data-island`. */
  islands: { name: IslandName; props: object }[];
};
