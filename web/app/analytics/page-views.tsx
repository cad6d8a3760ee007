import { useEffect } from 'react';
import { isPreviewPage } from '../consent/preview-page.ts';
import { useConsent } from '../consent/use-consent.ts';
import { isPersonalPath } from '../paths/personal/newsletter-path.ts';
import { cameFrom } from './came-from.ts';
import type { TagIds } from './tag-ids.ts';

/** Held in memory only, because storing it would need consent. */
const visit = { landingSearch: undefined as string | undefined, present: '', referrer: '' };
let isFollowing = false;

const isCounted = () => !isPersonalPath(location.pathname) && !isPreviewPage();

export function PageViews({ tags }: { tags: TagIds | undefined }) {
  const { choices } = useConsent();
  useEffect(() => {
    if (!isCounted()) return;
    const from = cameFrom(location, document.referrer);
    navigator.sendBeacon('/api/view', from ? `${location.pathname}\n${from}` : location.pathname);
  }, []);
  useEffect(() => {
    const { href, search } = location;
    visit.landingSearch ??= search;
    if (href !== visit.present) {
      visit.referrer = visit.present || document.referrer;
      visit.present = href;
    }
    const isAllowed = choices && (choices.statistics || choices.marketing);
    if (!tags || !(isAllowed || isFollowing) || !isCounted()) return;
    isFollowing = true;
    const { referrer, landingSearch } = visit;
    import('./follow-consent.ts').then(
      ({ followConsent }) => followConsent(tags, { location: href, referrer, landingSearch }),
      () => undefined,
    );
  }, [tags, choices]);
  return null;
}
