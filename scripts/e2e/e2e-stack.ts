import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { createServices } from '../process/services.ts';
import type { Environment, Settings } from '../settings/settings.ts';
import { e2eDataFolder, e2eSettings } from './e2e-settings.ts';
import { copySeededLake } from './seeded-lake.ts';

type Services = ReturnType<typeof createServices>;

type StudioSettings = { environment: Environment; ports: Pick<Settings['ports'], 'studio'> };

type Sent = { status: number; headers: Record<string, string>; body: Buffer };

const isText = /javascript|html|json/;

/** Settings that the build of the Studio contains, and in which stacks differ. */
const builtIn = [
  'SANITY_STUDIO_AGENCY',
  'SANITY_STUDIO_PROJECT_ID',
  'SANITY_STUDIO_API_HOST',
  'SANITY_STUDIO_SITE_URL',
  'LANGUAGES',
];

function withSettings(text: string, original: Environment, twin: Environment): string {
  return builtIn.reduce((built, name) => built.replaceAll(original[name] ?? '', twin[name] ?? ''), text);
}

/** A proxy that replaces the settings in the first stack's build: building a second Studio takes fifteen seconds. */
export async function startStudioTwin({ environment, ports }: StudioSettings): Promise<Server> {
  const { environment: original, addresses } = e2eSettings(0);
  const { hostname, port } = new URL(addresses.studio);
  const files = new Map<string, Promise<Sent>>();

  function forward({ method, url: path }: IncomingMessage): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const forwarded = send({ hostname, port, method, path, agent: false }, (response) => {
        buffer(response).then((bytes) => resolve(rewrite(response, bytes)), reject);
      });
      forwarded.once('error', reject).end();
    });
  }

  function rewrite({ statusCode: status = 502, headers }: IncomingMessage, bytes: Buffer): Sent {
    const type = headers['content-type'] ?? '';
    if (!isText.test(type)) return { status, headers: { 'Content-Type': type }, body: bytes };
    const text = withSettings(bytes.toString(), original, environment);
    return { status, headers: { 'Content-Type': type }, body: Buffer.from(text) };
  }

  const server = createServer((request, response) => {
    const { method, url = '' } = request;
    const isFile = method === 'GET' && url.startsWith('/static/');
    const sent = files.get(url) ?? forward(request);
    if (isFile) files.set(url, sent);
    sent.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  // Node would drop a response that comes after its client has ended the request.
  Object.assign(server, { httpAllowHalfOpen: true });
  await once(server.listen(ports.studio, '127.0.0.1').unref(), 'listening');
  return server;
}

export async function startE2eStack(worker: number, services: Services): Promise<void> {
  rmSync(e2eDataFolder(worker), { recursive: true, force: true });
  const settings = e2eSettings(worker);
  const { environment: env, addresses } = settings;
  copySeededLake(env.LAKE_DATA_DIR ?? '', addresses.lake);
  await Promise.all([
    services.start({ name: 'mailbox', script: 'scripts/mailbox/main.ts', env }),
    services.start({ name: 'lake', script: 'lake/main.ts', env }),
    services.start({ name: 'site', script: 'web/serve.ts', env }),
    worker === 0
      ? services.start({ name: 'studio', script: 'studio/serve.ts', env })
      : startStudioTwin(settings),
  ]);
}
