import { refusal } from '../api-error.ts';
import type { Handler, LakeRequest, Reply } from './reply.ts';

type Route = { method: string; pattern: RegExp; handler: Handler };

export type Routes = Readonly<Record<string, Handler>>;

const version = /^\/v(\d{4}-\d{2}-\d{2}|1|X)(?=\/)/;

export function splitVersion(pathname: string): { apiVersion: string; path: string } {
  const found = version.exec(pathname);
  if (!found) return { apiVersion: '1', path: pathname };
  return { apiVersion: found[1] ?? '1', path: pathname.slice(found[0].length) };
}

export class Router {
  readonly #routes: Route[];

  constructor(...tables: Routes[]) {
    this.#routes = tables.flatMap((table) =>
      Object.entries(table).map(([key, handler]) => {
        const [method = '', path = ''] = key.split(' ');
        const source = path.replace(/:(\w+)\+/g, '(?<$1>.+)').replace(/:(\w+)/g, '(?<$1>[^/]+)');
        return { method, pattern: new RegExp(`^${source}/?$`), handler };
      }),
    );
  }

  async handle(request: Omit<LakeRequest, 'params'>): Promise<Reply> {
    let pathKnown = false;
    for (const { method, pattern, handler } of this.#routes) {
      const found = pattern.exec(request.path);
      if (!found) continue;
      pathKnown = true;
      if (method !== 'ANY' && method !== request.method) continue;
      return handler({ ...request, params: decoded(found.groups ?? {}) });
    }
    if (pathKnown) throw refusal(405, `Method ${request.method} is not allowed for ${request.path}`);
    throw refusal(404, `Path "${request.path}" is not known to the lake`);
  }
}

function decoded(groups: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw refusal(400, 'The path is not properly encoded');
  }
}
