import { mayUse, subscribeToConsent } from '../../../consent/consent.ts';
import { createIdStore } from '../id-store.ts';
import { mostRecent } from '../property-ids.ts';

/** One more than is shown, because a property's own page leaves it out. */
const mostStored = mostRecent + 1;

export const recentlyViewed = createIdStore('recently-viewed', mostStored);

export function forgetViews(): void {
  recentlyViewed.set([]);
}

/** Stores a view as soon as the visitor consents, even on this very page. */
export function recordView(id: string): () => void {
  const follow = () => {
    const ids = recentlyViewed.get();
    if (mayUse('preferences') && ids[0] !== id)
      recentlyViewed.set([id, ...ids.filter((other) => other !== id)]);
  };
  follow();
  return subscribeToConsent(follow);
}
