const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
const clickNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'];
const longest = 200;
const key = 'campaign';

/** By name, such as `{utm_source: 'newsletter'}`. */
export type Campaign = Record<string, string>;

export function readCampaign(search: string): Campaign {
  const given = new URLSearchParams(search);
  const pairs = [...names, ...clickNames].map((name) => [name, given.get(name)?.slice(0, longest)]);
  return Object.fromEntries(pairs.filter(([, value]) => value)) as Campaign;
}

/** Prefers the landing URL to session storage. Stores it only when `mayKeep`; otherwise clears it. */
export function campaignOfVisit(landingSearch: string, mayKeep: boolean): Campaign {
  const fresh = readCampaign(landingSearch);
  try {
    if (!mayKeep) {
      sessionStorage.removeItem(key);
      return fresh;
    }
    if (Object.keys(fresh).length > 0) {
      sessionStorage.setItem(key, JSON.stringify(fresh));
      return fresh;
    }
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Campaign;
    return readCampaign(new URLSearchParams(kept).toString());
  } catch {
    return fresh;
  }
}
