import type { Campaign } from './campaign.ts';

/** What a page view event carries. */
export type PageView = { location: string; referrer: string; campaign: Campaign };
