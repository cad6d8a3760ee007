import type { LakeOptions } from './server.ts';

/** SQLite's primary result codes that a user can do something about. */
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
