import { logProblem } from '../../platform/log.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { StoredPage } from './page-store.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Described = Omit<StoredPage, 'body'>;

export type EdgePages = {
  /** Finds fresh pages only. */
  get: (address: string) => Promise<StoredPage | undefined>;
  put: (address: string, page: StoredPage) => Promise<void>;
};

const lineEnd = '\n'.charCodeAt(0);

/** Shared by the workers of a data centre. Undefined on one's own machine, which has one worker and no https. */
export async function edgePages(
  { settings, requestId }: Pick<Platform, 'settings' | 'requestId'>,
  { build, revision }: { build: string; revision: string },
): Promise<EdgePages | undefined> {
  if (build === '' || !('caches' in globalThis) || !settings.SITE_URL.startsWith('https:')) return undefined;
  const cache = await caches.open('pages');
  const keyOf = (address: string) =>
    `${settings.SITE_URL}/.pages/${build}/${revision}?${encodeURIComponent(address)}`;
  const orNothing = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work;
    } catch (error) {
      logProblem('The cache of this data centre fails.', { requestId, error });
      return undefined;
    }
  };
  return {
    get: (address) => orNothing(read(cache, keyOf(address))),
    put: async (address, page) => {
      await orNothing(cache.put(keyOf(address), toResponse(page)));
    },
  };
}

async function read(cache: Cache, key: string): Promise<StoredPage | undefined> {
  const found = await cache.match(key);
  const page = found && fromBytes(new Uint8Array(await found.arrayBuffer()));
  return page && Date.now() < Math.min(page.freshUntil, page.endsAt) ? page : undefined;
}

function toResponse({ body, ...described }: StoredPage): Response {
  const seconds = Math.floor((Math.min(described.freshUntil, described.endsAt) - Date.now()) / 1000);
  return new Response(new Blob([`${JSON.stringify(described satisfies Described)}\n`, body]), {
    headers: { 'Cache-Control': `public, max-age=${String(Math.max(0, seconds))}` },
  });
}

function fromBytes(bytes: Bytes): StoredPage {
  const end = bytes.indexOf(lineEnd);
  const described = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Described;
  return { ...described, body: bytes.slice(end + 1) };
}
