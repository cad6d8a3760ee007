import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { accessRoutes } from './access/routes.ts';
import type { Role } from './access/users.ts';
import { historyRoutes } from './http/history-routes.ts';
import { createHttpServer } from './http/node-server.ts';
import { projectRoutes } from './http/project-routes.ts';
import { Router } from './http/router.ts';
import type { LakeContext } from './lake-context.ts';
import { serveSockets } from './listen/one-socket.ts';
import { listenRoutes } from './listen/routes.ts';
import { queryRoutes } from './query/routes.ts';
import { openDatabase, sessionSecret } from './store/database.ts';
import { Dataset } from './store/dataset.ts';
import { KeyValues } from './store/key-values.ts';
import { storeRoutes } from './store/routes.ts';
import { Courier } from './webhooks/courier.ts';
import type { Webhook } from './webhooks/courier.ts';
import { Outbox } from './webhooks/outbox.ts';

export type LakeOptions = {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  projectId: string;
  /** `['production']` when left out. */
  datasets?: readonly string[];
  /** Bearer tokens by role. Without any, only the Studio's session may write. */
  tokens?: Partial<Record<Role, string>>;
  /** Who a Studio at one of `studioOrigins` is logged in as; `administrator` when left out. */
  studioUser?: Role;
  studioOrigins?: readonly string[];
  webhooks?: readonly Webhook[];
  /** Milliseconds between attempts to deliver a webhook. */
  webhookRetryDelays?: readonly number[];
  /** An address other than 127.0.0.1 needs `allowRemote` and an administrator's token. */
  host?: string;
  allowRemote?: boolean;
  /** Told of what nobody foresaw; prints to stderr when left out. */
  onFault?: (error: unknown) => void;
};

export type Lake = { url: string; port: number; close: () => Promise<void> };

/**
 * Starts a lake; it is listening when the promise resolves.
 * @throws the error of Node or SQLite when the port is taken or the folder cannot be used
 */
export async function startLake(options: LakeOptions): Promise<Lake> {
  const { host = '127.0.0.1', tokens = {}, webhooks = [], onFault = reportFault } = options;
  if (host !== '127.0.0.1' && !(options.allowRemote && tokens.administrator)) {
    throw new Error(
      `The lake only listens on 127.0.0.1; ${host} needs allowRemote and an administrator's token`,
    );
  }
  const database = openDatabase(options.dataDir);
  const outbox = new Outbox(database, options.projectId);
  const couriers = webhooks.map(
    (webhook) => new Courier({ webhook, outbox, retryDelays: options.webhookRetryDelays, onFault }),
  );
  try {
    const context = contextOf(options, database, (commit) => {
      for (const { url } of webhooks) outbox.add(url, commit);
    });
    for (const dataset of context.datasets.values()) {
      dataset.watch(() => {
        for (const courier of couriers) courier.wake();
      });
    }
    const router = routerOf(context);
    const server = createHttpServer({
      router,
      access: context.access,
      loopbackOnly: !options.allowRemote,
      onFault,
    });
    const sockets = serveSockets(server, { router, access: context.access, onFault });
    await listening(server, options.port, host);
    for (const courier of couriers) courier.wake();
    const { port } = server.address() as AddressInfo;
    const close = async () => {
      for (const courier of couriers) courier.close();
      for (const client of sockets.clients) client.terminate();
      await closed(server);
      database.close();
    };
    let closing: Promise<void> | undefined;
    return { url: `http://localhost:${port}`, port, close: () => (closing ??= close()) };
  } catch (error) {
    database.close();
    throw error;
  }
}

function contextOf(
  options: LakeOptions,
  database: DatabaseSync,
  beforeStore: ConstructorParameters<typeof Dataset>[2],
): LakeContext {
  const names = options.datasets ?? ['production'];
  return {
    projectId: options.projectId,
    datasets: new Map(names.map((name) => [name, new Dataset(database, name, beforeStore)])),
    keyValues: new KeyValues(database),
    access: {
      tokens: options.tokens ?? {},
      studioUser: options.studioUser ?? 'administrator',
      studioOrigins: options.studioOrigins ?? [],
      sessionSecret: sessionSecret(database),
    },
  };
}

function routerOf(context: LakeContext): Router {
  return new Router(
    queryRoutes(context),
    storeRoutes(context),
    listenRoutes(context),
    historyRoutes(context),
    accessRoutes(context),
    projectRoutes(context),
  );
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
