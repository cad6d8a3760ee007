import { check, type LinkResult, LinkState } from 'linkinator';
import { isPublicHost, refusals } from 'schemas/outside-links.ts';

type Verdict = 'fine' | 'dead' | 'open by hand';

function verdictOf({ state, status = 0 }: LinkResult): Verdict {
  if (state !== LinkState.OK) return 'dead';
  return refusals.includes(status) ? 'open by hand' : 'fine';
}

/** Prints dead links, and those that only a person can judge, with their pages. Returns the number of dead ones. */
export async function checkLinks(site: string, print: (line: string) => void): Promise<number> {
  const { origin } = new URL(site);
  const isOurs = (address: string) => new URL(address).origin === origin;
  // A service that a page is shared with gets its address, and would be asked once for each page.
  const isShare = (address: string) => new URL(address).search.includes(encodeURIComponent(origin));
  const { links } = await check({
    path: site,
    sitemap: true,
    concurrency: 6,
    timeout: 10_000,
    retry: true,
    userAgent: 'Mozilla/5.0 (compatible; link check of a website)',
    statusCodes: Object.fromEntries(refusals.map((status) => [status, 'warn'])),
    linksToSkip: (address) =>
      Promise.resolve(!isOurs(address) && (!isPublicHost(new URL(address).hostname) || isShare(address))),
  });
  const pages = new Map<string, { verdict: Verdict; reason: string; on: Set<string> }>();
  for (const link of links.filter(({ url }) => url.startsWith('http') && !isShare(url))) {
    const reason = link.state === LinkState.SKIPPED ? 'leads into a private network' : String(link.status);
    const found = pages.get(link.url) ?? { verdict: verdictOf(link), reason, on: new Set() };
    if (link.parent) found.on.add(link.parent);
    pages.set(link.url, found);
  }
  for (const [url, { verdict, reason, on }] of pages) {
    if (verdict === 'fine') continue;
    print(`${verdict}  ${url} (${reason})`);
    for (const page of on) print(`      ${page}`);
  }
  const count = (wanted: Verdict) => [...pages.values()].filter(({ verdict }) => verdict === wanted).length;
  print(`links: ${count('fine')} fine, ${count('dead')} dead, ${count('open by hand')} to open by hand`);
  return count('dead');
}
