import { consentState, subscribeToConsent } from '../consent.ts';
import { isPreviewPage } from '../preview-page.ts';
import type { TagIds } from './tag-ids.ts';

const longest = 200;

/** Without what a visitor typed: a campaign (`?newsletter`), a path of this site, another host, or nothing. */
export function cameFrom({ origin, search }: Pick<Location, 'origin' | 'search'>, referrer: string): string {
  const campaign = new URLSearchParams(search).get('utm_source');
  if (campaign) return `?${campaign.slice(0, longest)}`;
  if (!URL.canParse(referrer)) return '';
  const from = new URL(referrer);
  return from.origin === origin ? from.pathname.slice(0, longest) : from.host;
}

/** Counts the view of a page that is nobody's own, and tells the tags of it once the visitor consents. */
export function countPageView(tags: TagIds | undefined): () => void {
  if (!isPreviewPage()) {
    const from = cameFrom(location, document.referrer);
    navigator.sendBeacon('/api/view', from ? `${location.pathname}\n${from}` : location.pathname);
  }
  return tags ? startTags(tags) : () => undefined;
}

function startTags(tags: TagIds): () => void {
  const { href, search } = location;
  // Held in memory only, because storing it would need consent.
  let visit = { location: href, referrer: document.referrer, landingSearch: search };
  let isFollowing = false;
  const follow = () => {
    const { choices } = consentState();
    isFollowing ||= choices !== undefined && (choices.statistics || choices.marketing);
    if (!isFollowing || isPreviewPage()) return;
    const present = location.href;
    if (present !== visit.location) visit = { ...visit, location: present, referrer: visit.location };
    import('./on-consent-change.ts').then(
      ({ onConsentChange }) => onConsentChange(tags, visit),
      () => undefined,
    );
  };
  follow();
  return subscribeToConsent(follow);
}
