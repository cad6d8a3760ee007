/** Exact hosts, so that no look-alike passes, with the paths that they offer for frames. */
const embedHosts = [
  { host: 'calendly.com', path: /^\/[\w-]+(?:\/[\w-]+)?\/?$/ },
  { host: 'docs.google.com', path: /^\/forms\/d\/e\/[\w-]+\/viewform$/ },
  { host: 'www.google.com', path: /^\/maps(?:\/d)?\/embed$/ },
  { host: 'e.issuu.com', path: /^\/embed\.html$/ },
  { host: 'www.openstreetmap.org', path: /^\/export\/embed\.html$/ },
  { host: 'open.spotify.com', path: /^\/embed\// },
  { host: 'form.typeform.com', path: /^\/to\/\w+$/ },
] as const;

export type Embed = { provider: string; src: string; origin: string };

/** Undefined for an address that the site does not frame. */
export function readEmbed(address: unknown): Embed | undefined {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.protocol !== 'https:' || url.username || url.password) return undefined;
  const known = embedHosts.find(({ host, path }) => url.host === host && path.test(url.pathname));
  return known && { provider: url.host.replace('www.', ''), src: url.href, origin: url.origin };
}

export function embedAddress(value: unknown): true | string {
  return (
    value === undefined ||
    readEmbed(value) !== undefined ||
    'Enter an https address of Calendly, Google Forms, Google Maps, Issuu, OpenStreetMap, Spotify or Typeform: of the code they offer for websites, only the address behind src.'
  );
}
