import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Lake } from './server.ts';

export const studioOrigin = 'http://localhost:3333';
const count = 5;

/** Streams of one tab of the Studio: previews, a list, the open document, settings and the site's own tools. */
const streams: { query: string; params?: object; rest: string }[] = [
  { query: '*', rest: 'includeResult=false&includeMutations=false&includeAllVersions=true' },
  { query: '*[!(_id in path("_.**"))]', rest: 'includeResult=true&effectFormat=mendoza' },
  {
    query: '*[_type == $type]',
    params: { type: 'page' },
    rest: 'includeResult=false&includeAllVersions=true',
  },
  {
    query: '*[_id in $ids]',
    params: { ids: ['d-10', 'drafts.d-10'] },
    rest: 'effectFormat=mendoza&enableResume=true',
  },
  { query: '*[_id == "site-settings"]', rest: 'includeResult=false' },
  { query: '*[_type in $types]', params: { types: ['page', 'menu'] }, rest: 'includeResult=false' },
];

function pathOf({ query, params = {}, rest }: (typeof streams)[number]): string {
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  return `/v2025-02-19/data/listen/production?${search.toString()}&${rest}`;
}

/** Opens five Studios with all their streams; `publish` gives the milliseconds of its response, and until all tabs know. */
export async function openTabs({ url }: Pick<Lake, 'url'>) {
  const me = await fetch(`${url}/v1/users/me`, { headers: { origin: studioOrigin } });
  const headers = { origin: studioOrigin, cookie: String(me.headers.get('set-cookie')).split(';')[0] ?? '' };
  const sockets: WebSocket[] = [];
  const told = new Map<string, { left: number; resolve: () => void }>();
  for (let tab = 0; tab < count; tab += 1) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/listen-channels`, { headers });
    sockets.push(socket);
    await once(socket, 'open');
    let welcomed = 0;
    const ready = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const { text = '' } = JSON.parse(data.toString()) as { text?: string };
        if (text.includes('event: welcome') && (welcomed += 1) === streams.length) resolve();
        const waiting = told.get(/"transactionId":"([^"]+)"/.exec(text)?.[1] ?? '');
        if (waiting && text.includes('event: mutation') && (waiting.left -= 1) === 0) waiting.resolve();
      });
    });
    streams.forEach((stream, open) => socket.send(JSON.stringify({ open, path: pathOf(stream) })));
    await ready;
  }

  /** Streams that see a change of a page: all but the settings'. */
  const concerned = count * (streams.length - 1);

  async function act(actions: object[], transactionId: string) {
    const start = performance.now();
    const known = new Promise<void>((resolve) => told.set(transactionId, { left: concerned, resolve }));
    const body = JSON.stringify({ actions, transactionId });
    const response = await fetch(`${url}/v2025-02-19/data/actions/production`, {
      method: 'POST',
      headers,
      body,
    });
    if (!response.ok) throw new Error(await response.text());
    const responded = performance.now() - start;
    await known;
    return { responded, known: performance.now() - start };
  }

  const pair = { draftId: 'drafts.d-10', publishedId: 'd-10' };
  return {
    query: async (query: string, params: object) => {
      const search = new URLSearchParams({ query, perspective: 'drafts', returnQuery: 'false' });
      for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
      const response = await fetch(`${url}/v2025-02-19/data/query/production?${search.toString()}`, {
        headers,
      });
      if (!response.ok) throw new Error(await response.text());
      return response.text();
    },
    type: (round: number) =>
      act(
        [
          {
            actionType: 'sanity.action.document.edit',
            ...pair,
            patch: { set: { title: `Pagina ${round}` } },
          },
        ],
        `type-${round}`,
      ),
    publish: (round: number) =>
      act([{ actionType: 'sanity.action.document.publish', ...pair }], `publish-${round}`),
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
