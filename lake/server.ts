import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { WebSocketServer } from 'ws';
import { addAccessEndpoints } from './access/endpoints.ts';
import type { Role } from './access/users.ts';
import { withPresentUrl } from './assets/asset-document.ts';
import { AssetFiles } from './assets/asset-files.ts';
import { addAssetEndpoints } from './assets/endpoints.ts';
import { addHistoryEndpoints } from './history/endpoints.ts';
import { addGuards, createApp } from './http/app.ts';
import type { LakeApp } from './http/app.ts';
import { addProjectEndpoints } from './http/project-endpoints.ts';
import type { LakeContext } from './lake-context.ts';
import { addListenEndpoints } from './listen/endpoints.ts';
import { addSockets } from './listen/sockets.ts';
import { addQueryEndpoints } from './groq/endpoints.ts';
import { KeyValues, openDatabase, sessionSecret } from './store/database.ts';
import { Dataset } from './store/dataset.ts';
import type { Doc } from './store/document.ts';
import { addStoreEndpoints } from './store/endpoints.ts';
import { Courier } from './webhooks/courier.ts';
import type { Webhook } from './webhooks/courier.ts';

export type LakeOptions = {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  projectId: string;
  datasets?: readonly string[];
  /** Bearer tokens by role. Without any, only the Studio's session may write. */
  tokens?: Partial<Record<Role, string>>;
  /** Role of the Studio at one of `studioOrigins`; `administrator` when left out. */
  studioUser?: Role;
  studioOrigins?: readonly string[];
  webhooks?: readonly Webhook[];
  /** Number of transactions in the history, 20,000 when left out. */
  keptTransactions?: number | undefined;
  /** Milliseconds before each retry of a webhook's delivery. */
  webhookRetryDelays?: readonly number[];
  /** An address other than 127.0.0.1 needs `allowRemote` and an administrator's token. */
  host?: string;
  allowRemote?: boolean;
  onFault?: (error: unknown) => void;
};

export type Lake = { url: string; port: number; close: () => Promise<void> };

/** @throws the error of Node or SQLite when the port is taken or the folder cannot be used */
export async function startLake(options: LakeOptions): Promise<Lake> {
  const { host = '127.0.0.1', tokens = {} } = options;
  if (host !== '127.0.0.1' && !(options.allowRemote && tokens.administrator)) {
    throw new Error(
      `The lake only listens on 127.0.0.1; ${host} needs allowRemote and an administrator's token`,
    );
  }
  const app = createApp();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env),
    websocket: { server: sockets },
    overrideGlobalObjects: false,
  }) as Server;
  // Longer than workerd keeps connections: a request on one that closes meanwhile fails, and a preview with it.
  server.keepAliveTimeout = 65_000;
  await listening(server, options.port, host);
  try {
    return serve({ app, server, sockets }, options);
  } catch (error) {
    await closed(server);
    throw error;
  }
}

type Served = { app: LakeApp; server: Server; sockets: WebSocketServer };

/** Opens the database and adds the routes, synchronously, so that no request arrives in between. */
function serve({ app, server, sockets }: Served, options: LakeOptions): Lake {
  const { webhooks = [], onFault = reportFault } = options;
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const database = openDatabase(options.dataDir);
  const { projectId, webhookRetryDelays: retryDelays } = options;
  const couriers = webhooks.map((webhook) => new Courier({ webhook, projectId, retryDelays, onFault }));
  const context = contextOf(options, database, url);
  for (const dataset of context.datasets.values())
    for (const courier of couriers) dataset.watch((commit) => courier.tell(commit));
  addGuards(app, { access: context.access, loopbackOnly: !options.allowRemote, onFault });
  addSockets(app);
  for (const addEndpoints of topics) addEndpoints(app, context);
  const close = async () => {
    for (const courier of couriers) courier.close();
    for (const client of sockets.clients) client.terminate();
    await closed(server);
    database.close();
  };
  let closing: Promise<void> | undefined;
  return { url, port, close: () => (closing ??= close()) };
}

const topics = [
  addQueryEndpoints,
  addStoreEndpoints,
  addListenEndpoints,
  addHistoryEndpoints,
  addAccessEndpoints,
  addAssetEndpoints,
  addProjectEndpoints,
];

function contextOf(options: LakeOptions, database: DatabaseSync, origin: string): LakeContext {
  const names = options.datasets ?? ['production'];
  const { keptTransactions } = options;
  const onLoad = (document: Doc) => withPresentUrl(document, origin);
  const settings = { onLoad, keptTransactions };
  return {
    projectId: options.projectId,
    origin,
    assets: new AssetFiles(options.dataDir),
    datasets: new Map(names.map((name) => [name, new Dataset(database, name, settings)])),
    keyValues: new KeyValues(database),
    access: {
      tokens: options.tokens ?? {},
      studioUser: options.studioUser ?? 'administrator',
      studioOrigins: options.studioOrigins ?? [],
      sessionSecret: sessionSecret(database),
    },
  };
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function reportFault(error: unknown): void {
  process.stderr.write(`lake: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
