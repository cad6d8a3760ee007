import { isRole } from './access/users.ts';
import type { LakeOptions } from './server.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(environment: Environment): LakeOptions {
  const value = (name: string) => environment[name] || undefined;
  const port = Number(value('LAKE_PORT') ?? 3900);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('LAKE_PORT must be a port number.');
  const kept = Number(value('LAKE_HISTORY') ?? 20_000);
  if (!Number.isInteger(kept) || kept < 1000)
    throw new Error('LAKE_HISTORY must be a number of transactions, at least 1000.');
  const studioUser = value('LAKE_STUDIO_USER') ?? 'administrator';
  if (!isRole(studioUser))
    throw new Error('LAKE_STUDIO_USER must be administrator, editor, contributor or viewer.');
  const url = value('LAKE_WEBHOOK_URL');
  const secret = value('SANITY_WEBHOOK_SECRET');
  if (url && !secret)
    throw new Error('LAKE_WEBHOOK_URL needs SANITY_WEBHOOK_SECRET, which signs what is sent there.');
  const studioOrigins = value('LAKE_STUDIO_ORIGINS') ?? `http://localhost:${value('STUDIO_PORT') ?? 3333}`;
  const tokens = {
    administrator: value('LAKE_ADMIN_TOKEN'),
    editor: value('LAKE_EDITOR_TOKEN'),
    contributor: value('LAKE_CONTRIBUTOR_TOKEN'),
    viewer: value('LAKE_VIEWER_TOKEN'),
  };
  const host = value('LAKE_HOST');
  return {
    port,
    dataDir: value('LAKE_DATA_DIR') ?? '.data/lake',
    projectId: value('SANITY_PROJECT_ID') ?? 'local',
    datasets: [value('SANITY_DATASET') ?? 'production'],
    tokens: Object.fromEntries(Object.entries(tokens).filter(([, token]) => token !== undefined)),
    keptTransactions: kept,
    studioUser,
    studioOrigins: studioOrigins.split(',').map((origin) => origin.trim()),
    webhooks: url && secret ? [{ url, secret, fields: ['_id', '_type', '_rev'] }] : [],
    ...(host ? { host, allowRemote: value('LAKE_ALLOW_REMOTE') === 'true' } : {}),
  };
}

/** Primary SQLite result codes that a user can act on. */
const sqlite = { busy: 5, readOnly: 8, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

export function explain(error: unknown, { port, dataDir }: Pick<LakeOptions, 'port' | 'dataDir'>): string {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string };
  const reason = errcode === undefined ? code : errcode & 0xff;
  switch (reason) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what uses it, or set LAKE_PORT.`;
    case 'EACCES':
      return `The lake may not use port ${port} or the folder ${dataDir}: set LAKE_PORT or LAKE_DATA_DIR.`;
    case 'ENOSPC':
    case sqlite.full:
      return `The disk of ${dataDir} is full: make room, or set LAKE_DATA_DIR.`;
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EROFS':
    case sqlite.readOnly:
    case sqlite.cannotOpen:
      return `The folder ${dataDir} cannot be written to: set LAKE_DATA_DIR.`;
    case sqlite.busy:
      return `The folder ${dataDir} is in use by another lake: stop that one, or set LAKE_DATA_DIR.`;
    case sqlite.corrupt:
    case sqlite.notADatabase:
      return `The file lake.db in ${dataDir} is damaged: move it away, and the lake starts empty.`;
    default:
      return message ?? String(error);
  }
}
