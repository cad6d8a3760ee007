/** File names in these folders contain a content hash. */
const hashedFolders = ['/assets/', '/pictures/'];
const plainFiles = ['/favicon.svg'];
const aYear = 31_536_000;

export async function serveStaticFile(request: Request, assets: Fetcher): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const hashed = hashedFolders.some((folder) => pathname.startsWith(folder));
  if (!hashed && !plainFiles.includes(pathname)) return undefined;
  const found = await assets.fetch(request);
  const response = new Response(found.body, found);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  if (hashed && found.ok) {
    response.headers.set('Cache-Control', `public, max-age=${String(aYear)}, immutable`);
  }
  return response;
}
