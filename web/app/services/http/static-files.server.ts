/** Folders of the build whose file names carry a hash of the content. */
const hashedFolders = ['/assets/', '/pictures/'];
const plainFiles = ['/favicon.svg'];
const aYear = 31_536_000;

/** Answers with a file of the build, or undefined when the path cannot be one. */
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
