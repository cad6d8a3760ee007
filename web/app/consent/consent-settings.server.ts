import type { SiteContent } from '../content/cms/content.ts';
import type { ConsentData } from './consent-data.ts';

const usualWait = 500;

export function consentData({ consent }: SiteContent): ConsentData | undefined {
  if (!consent?.textVersion) return undefined;
  return {
    textVersion: consent.textVersion,
    waitMilliseconds: Math.max(0, consent.waitMilliseconds ?? usualWait),
  };
}
