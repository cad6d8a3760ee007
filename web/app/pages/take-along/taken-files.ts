import { trustedMarkup, trustedScript } from '../../ui/browser/trusted-markup.ts';

/** True for the same pages in any language. */
const isAlike = (address: string, scope: string) => address.endsWith(scope.replace(/^\/\w+/, ''));

/** The service worker names the cache by its scope. */
const cacheOf = (scope: string) => caches.open(new URL(scope, location.href).href);

const fileSelector =
  'img[src], source[srcset], script[src], link:not([rel=alternate], [rel=canonical])[href]';

/** Lists every address of an element, because a browser chooses one of a logo's widths. */
function addressesOf(element: Element): string[] {
  const choices = element.getAttribute('srcset')?.split(',') ?? [];
  const one = element.getAttribute('src') ?? element.getAttribute('href');
  return [...choices.map((choice) => choice.trim().split(' ')[0] ?? ''), ...(one === null ? [] : [one])];
}

/** Addresses of our own that a page loads by itself. Inside a template nothing is fetched, run or styled. */
function filesOf(markup: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = trustedMarkup(markup);
  return [...template.content.querySelectorAll(fileSelector)]
    .flatMap((element) => addressesOf(element).map((address) => new URL(address, location.href)))
    .filter(({ origin }) => origin === location.origin)
    .map(({ href }) => href);
}

/** Scripts and fonts that this page, which the others resemble, has fetched so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** Milliseconds that later requests, such as removing everything, wait at most for a hanging connection. */
const longestWait = 30_000;

const bounded = (href: string) => new Request(href, { signal: AbortSignal.timeout(longestWait) });

async function storePage(cache: Cache, href: string, until?: number): Promise<string[]> {
  const page = await fetch(bounded(href));
  if (!page.ok) throw new Error(`${href} came with ${String(page.status)}.`);
  // A home no longer on offer leads elsewhere, so the stored page stays as it is.
  if (page.redirected) return filesOf((await (await cache.match(href))?.text()) ?? '');
  const files = filesOf(await page.clone().text());
  await cache.put(href, until === undefined ? page : endingAt(page, until));
  for (const file of files) if (!(await cache.match(file))) await cache.add(bounded(file));
  return files;
}

/** The service worker removes everything once it meets this page after that time. */
function endingAt(page: Response, until: number): Response {
  const headers = new Headers(page.headers);
  headers.set('Kept-Until', new Date(until).toISOString());
  return new Response(page.body, { status: page.status, headers });
}

type Taking = {
  /** Address below which everything lies. */
  scope: string;
  list: string;
  homes?: readonly string[];
  /** Milliseconds since 1970, for pages that may not outlast a day. */
  until?: number;
  onProgress?: (done: number) => void;
};

/** Stores the pages with their files, and deletes others stored before. */
export async function takeFiles({ scope, list, homes = [], until, onProgress }: Taking): Promise<void> {
  await navigator.serviceWorker.register(trustedScript(`${scope}worker.js`), { scope });
  await navigator.serviceWorker.ready;
  const cache = await cacheOf(scope);
  const wanted = new Set([...homes, list].map((href) => new URL(href, location.href).href));
  const loaded = loadedFiles();
  for (const file of loaded) if (!(await cache.match(file))) await cache.add(bounded(file));
  for (const [index, href] of homes.entries()) {
    onProgress?.(index + 1);
    for (const file of await storePage(cache, href)) wanted.add(file);
  }
  for (const file of [...(await storePage(cache, list, until)), ...loaded]) wanted.add(file);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

export async function shownSize(scope: string, language: string): Promise<string> {
  const cache = await cacheOf(scope);
  let size = 0;
  for (const request of await cache.keys()) size += (await (await cache.match(request))?.blob())?.size ?? 0;
  const megabytes = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, megabytes).format(size / 1e6);
}

/** Removes what was taken in every language, and the service workers. */
export async function removeFiles(scope: string): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.filter((each) => isAlike(each.scope, scope)).map((each) => each.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isAlike(name, scope)).map((name) => caches.delete(name)));
}
