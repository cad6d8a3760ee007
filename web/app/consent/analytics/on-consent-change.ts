import { type OptionalCategory, optionalCategories, type Choices, mayUse } from '../consent.ts';
import { readCookies, storeCookie } from '../../ui/browser/storage.ts';
import { withoutTypedCosts } from '../../content/paths/cost-address.ts';
import { campaignOfVisit } from './campaign.ts';
import {
  loadAnalytics,
  loadTagManager,
  sendToAnalytics,
  sendToTagManager,
  signalGoogle,
  stopAnalytics,
  injectScript,
  type PageView,
} from './google.ts';
import type { TagIds } from './tag-ids.ts';

type Pixel = {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
};

const meta = globalThis as { fbq?: Pixel; _fbq?: Pixel };

function createPixel(): Pixel {
  const send = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  };
  const pixel = Object.assign(send, { queue: [], loaded: true, version: '2.0' }) as unknown as Pixel;
  pixel.push = pixel;
  return pixel;
}

function allowMeta(id: string): void {
  const isNew = !meta.fbq;
  meta.fbq ??= meta._fbq = createPixel();
  meta.fbq('consent', 'grant');
  if (!isNew) return;
  Object.assign(meta.fbq, { disablePushState: true });
  meta.fbq('set', 'autoConfig', false, id);
  meta.fbq('init', id);
  injectScript('https://connect.facebook.net/en_US/fbevents.js');
}

function revokeMeta(): void {
  meta.fbq?.('consent', 'revoke');
}

function sendToMeta({ location, referrer, campaign }: PageView): void {
  meta.fbq?.('track', 'PageView', { location, referrer, ...campaign });
}

const patterns: Record<OptionalCategory, RegExp> = {
  preferences: /^$/,
  statistics: /^(_ga|_gid$|_gat|_gac_|_dc_gtm_)/,
  marketing: /^(_fbp$|_fbc$|_gcl_)/,
};

export function cookiesToForget(cookies: string, category: OptionalCategory): string[] {
  const names = cookies.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  return names.filter((name) => name && patterns[category].test(name));
}

/** Includes parent domains, where a tag may have set a cookie: `['a.b.be', 'b.be', 'be']`. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

function forgetCookies(category: OptionalCategory): void {
  for (const name of cookiesToForget(readCookies(), category)) {
    const expired = `${name}=; Path=/; Max-Age=0`;
    storeCookie(expired);
    for (const domain of domainsOf(location.hostname)) storeCookie(`${expired}; Domain=${domain}`);
  }
}

export type Visit = { location: string; referrer: string; landingSearch: string };

/** Holds the last address per tag, so that each page view is sent once. */
const told = new Map<string, string>();

function once(tag: string, location: string, tell: () => void): void {
  if (told.get(tag) === location) return;
  told.set(tag, location);
  tell();
}

/** Works without a reload: withdrawal notifies and stops the tags and removes their cookies. */
export function onConsentChange(tags: TagIds, { location, referrer, landingSearch }: Visit): void {
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
