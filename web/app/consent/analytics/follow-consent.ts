import { type OptionalCategory, optionalCategories, type Choices } from '../categories.ts';
import { mayUse } from '../consent.ts';
import { withoutTypedCosts } from '../../content/paths/cost-address.ts';
import { campaignOfVisit } from './campaign.ts';
import { forgetCookies } from './forget-cookies.ts';
import {
  loadAnalytics,
  loadTagManager,
  sendToAnalytics,
  sendToTagManager,
  signalGoogle,
  stopAnalytics,
} from './google.ts';
import { allowMeta, revokeMeta, sendToMeta } from './meta-pixel.ts';
import type { TagIds } from './tag-ids.ts';

export type Visit = { location: string; referrer: string; landingSearch: string };

/** Holds the last address per tag, so that each page view is sent once. */
const told = new Map<string, string>();

function once(tag: string, location: string, tell: () => void): void {
  if (told.get(tag) === location) return;
  told.set(tag, location);
  tell();
}

/** Works without a reload: withdrawal notifies and stops the tags and removes their cookies. */
export function followConsent(tags: TagIds, { location, referrer, landingSearch }: Visit): void {
  const allowed = Object.fromEntries(
    optionalCategories.map((category) => [category, mayUse(category)]),
  ) as Choices;
  const view = {
    location: withoutTypedCosts(location),
    referrer: withoutTypedCosts(referrer),
    campaign: campaignOfVisit(landingSearch, allowed.statistics),
  };
  if (tags.googleAnalytics || tags.tagManager) signalGoogle(allowed);
  if (tags.googleAnalytics) {
    const id = tags.googleAnalytics;
    if (allowed.statistics) {
      loadAnalytics(id);
      once('analytics', location, () => sendToAnalytics(id, view));
    } else stopAnalytics(id);
  }
  // A container may hold tags of both kinds, each of which follows the consent signals.
  if (tags.tagManager && (allowed.statistics || allowed.marketing)) {
    loadTagManager(tags.tagManager);
    once('tag manager', location, () => sendToTagManager(view));
  }
  if (tags.metaPixel && allowed.marketing) {
    allowMeta(tags.metaPixel);
    once('meta', location, () => sendToMeta(view));
  } else revokeMeta();
  forgetWithdrawn(allowed);
}

function forgetWithdrawn(allowed: Record<OptionalCategory, boolean>): void {
  for (const category of optionalCategories) if (!allowed[category]) forgetCookies(category);
}
