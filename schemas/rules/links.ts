/** Placeholder origin, so that `URL` parses a path like any address. */
const ownOrigin = 'https://own.invalid';

const schemes = ['https:', 'mailto:', 'tel:'];

/** Browsers disagree about whitespace and backslashes, and two slashes name another host. */
const ambiguous = /[\s\\]|^\/\//;

function parse(address: string): URL | undefined {
  const isOwn = address.startsWith('/');
  const base = isOwn ? ownOrigin : undefined;
  return !ambiguous.test(address) && URL.canParse(address, base) ? new URL(address, base) : undefined;
}

/** True for a path of this site, such as `/nl/contact/?from=menu#form`. */
export function isOwnPath(address: string): boolean {
  return address.startsWith('/') && parse(address)?.origin === ownOrigin;
}

export function linkAddress(value: unknown): true | string {
  if (typeof value !== 'string' || value === '') return true;
  const url = parse(value);
  if (url && schemes.includes(url.protocol)) return true;
  if (url?.protocol === 'http:') return 'Use the https address, because browsers warn about http.';
  return 'Enter a path such as /nl/contact/, an https address, mailto: with an address, or tel: with a number.';
}

/** Accepts a bare host name, such as `www.biv.be`, without scheme or path. */
export function hostName(value: unknown): true | string {
  const isHost =
    typeof value === 'string' &&
    URL.canParse(`https://${value}`) &&
    new URL(`https://${value}`).host === value &&
    value.includes('.');
  return isHost || 'Enter only the host name in lower case, for example www.biv.be.';
}

export function redirectAddress(value: string, allowedHosts: readonly string[]): true | string {
  if (isOwnPath(value)) return true;
  const url = parse(value);
  if (url?.protocol !== 'https:') return 'Enter a path such as /nl/contact/, or an https address.';
  return (
    allowedHosts.includes(url.host) ||
    `First add ${url.host} to "Allowed sites for redirects" in the site settings.`
  );
}

export function videoAddress(value: unknown): true | string {
  if (typeof value !== 'string') return true;
  const url = parse(value);
  const isVideo =
    !value.startsWith('/') && url?.protocol === 'https:' && /\.(?:mp4|webm)$/i.test(url.pathname);
  return isVideo || 'Enter the https address of a file that ends in .mp4 or .webm.';
}

/** Hosts of known players; their subdomains count too. */
const videoHosts = [
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'facebook.com',
  'my.matterport.com',
  'tvl.be',
  'yisual.com',
] as const;

const isAt = (hostname: string, host: string) => hostname === host || hostname.endsWith(`.${host}`);

/** Accepts a file of the site, a file elsewhere, or a page of a known player. */
export function playableVideo(value: unknown): true | string {
  if (typeof value !== 'string' || /^\/videos\/[a-z0-9][a-z0-9._-]*\.(?:mp4|webm)$/i.test(value)) return true;
  const url = value.startsWith('/') ? undefined : parse(value);
  const isKnown = url?.protocol === 'https:' && videoHosts.some((host) => isAt(url.hostname, host));
  return (
    isKnown ||
    videoAddress(value) === true ||
    'Enter the https address of a video on YouTube, Vimeo, Facebook, Matterport, TVL or Yisual, or of an .mp4 or .webm file.'
  );
}
