import type { IncomingHttpHeaders } from 'node:http';
import type { User } from '../access/users.ts';

export type Sink = { write: (chunk: string) => void; end: () => void };

export type Reply =
  | { kind: 'json'; status: number; body: unknown; headers?: Record<string, string> }
  | { kind: 'bytes'; status: number; body: Buffer | string; headers: Record<string, string> }
  | { kind: 'events'; start: (sink: Sink) => () => void };

export type LakeRequest = {
  method: string;
  path: string;
  /** A date, `1` or `X`. */
  apiVersion: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  user: User | null;
  body: (limit: number) => Promise<Buffer>;
  params: Readonly<Record<string, string>>;
};

export type Handler = (request: LakeRequest) => Reply | Promise<Reply>;

export function json(body: unknown, status = 200, headers?: Record<string, string>): Reply {
  return headers ? { kind: 'json', status, body, headers } : { kind: 'json', status, body };
}
