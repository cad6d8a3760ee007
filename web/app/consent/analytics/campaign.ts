import { readStored, removeStored, store } from '../../ui/browser/storage.ts';

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
const clickNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'];
const longest = 200;
const key = 'campaign';

/** Keyed by parameter: `{utm_source: 'newsletter'}`. */
export type Campaign = Record<string, string>;

export function readCampaign(search: string): Campaign {
  const given = new URLSearchParams(search);
  const pairs = [...names, ...clickNames].map((name) => [name, given.get(name)?.slice(0, longest)]);
  return Object.fromEntries(pairs.filter(([, value]) => value)) as Campaign;
}

/** Prefers the landing URL to session storage. Stores it only when `mayKeep`; otherwise clears it. */
export function campaignOfVisit(landingSearch: string, mayKeep: boolean): Campaign {
  const fresh = readCampaign(landingSearch);
  if (!mayKeep) {
    removeStored('sessionStorage', key);
    return fresh;
  }
  if (Object.keys(fresh).length > 0) {
    store('sessionStorage', key, JSON.stringify(fresh));
    return fresh;
  }
  const kept = Object.entries((readStored('sessionStorage', key) ?? {}) as Campaign);
  return readCampaign(new URLSearchParams(kept).toString());
}
