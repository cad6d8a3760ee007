import { createServer, type Server } from 'node:http';

type Addresses = Record<'site' | 'studio' | 'lake', string>;

const isText = /javascript|html|json/;

/**
 * Serves the built Studio of one stack for another: a proxy that replaces the addresses of site and lake, which the
 * build contains. Building a second Studio would take twenty seconds.
 */
export function createStudioTwin(original: Addresses, twin: Addresses): Server {
  const files = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();
  const load = async (pathname: string) => {
    const response = await fetch(`${original.studio}${pathname}`);
    const type = response.headers.get('Content-Type') ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    const body = isText.test(type)
      ? Buffer.from(
          bytes.toString().replaceAll(original.lake, twin.lake).replaceAll(original.site, twin.site),
        )
      : bytes;
    return { status: response.status, type, body };
  };
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', twin.studio);
    const file = files.get(pathname) ?? load(pathname);
    files.set(pathname, file);
    file.then(
      ({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body),
      () => response.destroy(),
    );
  });
}
