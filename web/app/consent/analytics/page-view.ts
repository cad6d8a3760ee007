import type { Campaign } from './campaign.ts';

export type PageView = { location: string; referrer: string; campaign: Campaign };
