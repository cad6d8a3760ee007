import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { isPreviewPage } from '../consent/preview-page.ts';
import { useConsent } from '../consent/use-consent.ts';
import { isPersonalPath } from '../paths/newsletter-path.ts';
import type { TagIds } from './tag-ids.ts';

/** The address at which the visit began, and the page before the present one; kept in memory alone. */
const visit = { landingSearch: undefined as string | undefined, present: '', referrer: '' };
let isFollowing = false;

/** Counts the views of each page for the agency alone; tags of others hear of them as far as the visitor allows. */
export function PageViews({ tags }: { tags: TagIds | undefined }) {
  const { pathname, search } = useLocation();
  const { choices } = useConsent();
  const isCounted = !isPersonalPath(pathname);
  useEffect(() => {
    if (isCounted && !isPreviewPage()) navigator.sendBeacon('/api/view', pathname);
  }, [isCounted, pathname]);
  useEffect(() => {
    const { href } = location;
    visit.landingSearch ??= search;
    if (href !== visit.present) {
      visit.referrer = visit.present || document.referrer;
      visit.present = href;
    }
    const isAllowed = choices && (choices.statistics || choices.marketing);
    if (!tags || !isCounted || !(isAllowed || isFollowing) || isPreviewPage()) return;
    isFollowing = true;
    const { referrer, landingSearch } = visit;
    import('./follow-consent.ts').then(
      ({ followConsent }) => followConsent(tags, { location: href, referrer, landingSearch }),
      () => undefined,
    );
  }, [tags, isCounted, choices, pathname, search]);
  return null;
}
