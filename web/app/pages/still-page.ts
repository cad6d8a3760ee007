import type { PageData } from './page-data.ts';
import type { PropertyPageData } from './property-page-data.ts';

/** Any page, with all that it shows. */
export type WholePage = PageData | PropertyPageData;

/** What a browser gets of a page on which nothing runs: what its head and the layout around it ask for. */
export type StillPage = Pick<PageData, 'head' | 'alternates'> & Partial<Pick<PageData, 'header'>>;

/** A page as its loader hands it over. */
export type PageHandover = (WholePage & { isStill: false }) | (StillPage & { isStill: true });

/** The modules that run script. Content, code and data of all others are of no use to a browser. */
export const liveModules: ReadonlySet<string> = new Set(['contactModule']);

/** Whether nothing on this page runs script. */
export function isStill(page: WholePage): boolean {
  if ('property' in page) return false;
  return !page.banner?.video && page.modules.every(({ content }) => !liveModules.has(content._type));
}
