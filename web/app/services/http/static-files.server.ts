import { withRange } from './byte-range.server.ts';

/** File names in these folders contain a content hash. */
const hashedFolders = ['/assets/', '/pictures/'];
const filmFolders = ['/videos/'];
const iconFolders = ['/icons/'];
const plainFiles = ['/favicon.svg'];
const aDay = 86_400;
const aYear = 31_536_000;

export async function serveStaticFile(request: Request, assets: Fetcher): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const isIn = (folders: readonly string[]) => folders.some((folder) => pathname.startsWith(folder));
  const hashed = isIn(hashedFolders);
  const isFilm = isIn(filmFolders);
  const isIcon = isIn(iconFolders) || plainFiles.includes(pathname);
  if (!hashed && !isFilm && !isIcon) return undefined;
  const file = await assets.fetch(request);
  const found = isFilm ? await withRange(request, file) : file;
  const response = new Response(found.body, found);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  if (hashed && found.ok)
    response.headers.set('Cache-Control', `public, max-age=${String(aYear)}, immutable`);
  if (isIcon && found.ok) response.headers.set('Cache-Control', `public, max-age=${String(aDay)}`);
  return response;
}
