import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer } from '../support/local-server.ts';

/** Behind these, a browser may pause to draw what it has read so far. */
const pieces = /[^]*?<\/(?:a|h2|p|td|th|section)>|[^]+$/g;

const topEnd = /id="top-end"[^>]*>/;

/** The site, without forms and counts: a page comes up to the end of its top, the rest piece by piece. */
export type PiecewiseSite = {
  address: string;
  /** Sends the next piece of the page that was opened last, and tells whether there was one. */
  sendNext: () => boolean;
  close: () => Promise<void>;
};

export async function startPiecewiseSite(site: string): Promise<PiecewiseSite> {
  let page: { response: ServerResponse; rest: string[] } | undefined;
  const serve = async ({ url = '/', method, headers }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET') {
      response.writeHead(204).end();
      return;
    }
    const answer = await fetch(`${site}${url}`, { headers: { Accept: headers.accept ?? '*/*' } });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    if (headers['sec-fetch-dest'] !== 'document' || headers['sec-purpose']) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const { 0: mark = '', index = 0 } = topEnd.exec(html) ?? {};
    response.write(html.slice(0, index + mark.length));
    page = { response, rest: html.slice(index + mark.length).match(pieces) ?? [] };
  };
  const server = await startLocalServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  return {
    ...server,
    sendNext: () => {
      const next = page?.rest.shift();
      if (next === undefined) page?.response.end();
      else page?.response.write(next);
      return next !== undefined;
    },
  };
}
