import type { PageData } from '../pages/page-data.ts';
import type { PropertyPageData } from '../pages/property/property-page-data.ts';

/** Any page, with all that it shows. */
export type WholePage = PageData | PropertyPageData;

/** What is handed on of a page that a visitor gets: what its head and the layout around it ask for. */
export type StillPage = Pick<PageData, 'head' | 'alternates'> & Partial<Pick<PageData, 'header'>>;

/** A page as its loader hands it over. */
export type PageHandover = (WholePage & { isStill: false }) | (StillPage & { isStill: true });
