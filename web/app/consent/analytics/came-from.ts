const longest = 200;

/**
 * Says where a view came from, in one line and without what a visitor typed: a campaign (`?newsletter`), a path of this
 * site (`/nl/te-koop/`), another host (`www.google.com`), or nothing.
 */
export function cameFrom({ origin, search }: Pick<Location, 'origin' | 'search'>, referrer: string): string {
  const campaign = new URLSearchParams(search).get('utm_source');
  if (campaign) return `?${campaign.slice(0, longest)}`;
  if (!URL.canParse(referrer)) return '';
  const from = new URL(referrer);
  return from.origin === origin ? from.pathname.slice(0, longest) : from.host;
}
