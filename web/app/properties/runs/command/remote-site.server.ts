import { setTimeout as pause } from 'node:timers/promises';
import { exportSource } from '../export-lists.ts';
import { documentPath, endRunPath, openRunPath, recordsPath } from '../run-paths.ts';
import type { RunReceiver } from '../send-export.server.ts';

export class SiteProblem extends Error {}

/** Milliseconds before each retry; every request may be repeated. */
const pauses = [1000, 5000, 15_000];

type Sent = { method?: 'POST' | 'PUT'; body: string | Uint8Array<ArrayBuffer> };

function unreachable(site: string): SiteProblem {
  const start = site.startsWith('http://localhost') ? '"npm start" starts it' : 'is it running?';
  return new SiteProblem(`The site at ${site} cannot be reached: ${start}.`);
}

async function problemOf(site: string, response: Response): Promise<SiteProblem> {
  if (response.status === 401)
    return new SiteProblem(`The site at ${site} has another PROPERTIES_SECRET than these settings.`);
  const told: unknown = await response.json().catch(() => undefined);
  const reason =
    typeof told === 'object' && told !== null && 'error' in told ? `: ${String(told.error)}` : '.';
  return new SiteProblem(`The site at ${site} answered ${String(response.status)}${reason}`);
}

export function remoteSite(site: string, secret: string, waits = pauses): RunReceiver {
  async function send(path: string, { method = 'POST', body }: Sent, attempt = 0): Promise<unknown> {
    const response = await fetch(new URL(path, site), {
      method,
      headers: { Authorization: `Bearer ${secret}` },
      body,
    }).catch(() => undefined);
    if (response?.ok) return response.json();
    const isPassing = response ? response.status >= 500 : path !== openRunPath;
    const wait = waits[attempt];
    if (isPassing && wait !== undefined) {
      await pause(wait);
      return send(path, { method, body }, attempt + 1);
    }
    throw response ? await problemOf(site, response) : unreachable(site);
  }
  const post = <Answer>(path: string, body: object) =>
    send(path, { body: JSON.stringify(body) }) as Promise<Answer>;

  return {
    open: async (options) => {
      const { run } = await post<{ run: string }>(openRunPath, { source: exportSource, ...options });
      return run;
    },
    applyBatch: (run, batch) => post(recordsPath(run), batch),
    storeDocument: async (run, name, bytes) => {
      const body = new Uint8Array(bytes);
      const answer = (await send(documentPath(run, name), { method: 'PUT', body })) as { reason?: string };
      return answer.reason;
    },
    end: (run, acceptRemovals) => post(endRunPath(run), { acceptRemovals }),
  };
}
