import type { EntryContext } from '@remix-run/cloudflare';

/**
 * Takes the loaders' data out of Remix's hand. Remix writes it with Suspense, which `renderToString` drops
 * silently; so the page appends it itself. The field is Remix's own: a browser test holds that hydration works.
 */
export function takeHandoff(remixContext: EntryContext): ReadableStream<Uint8Array> | undefined {
  const stream = remixContext.serverHandoffStream;
  delete remixContext.serverHandoffStream;
  return stream;
}

/** Characters that could end a script element or a line of script inside a JSON string. */
const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const safeJson = (data: unknown) =>
  JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (character) => unsafe[character] ?? '');

/** The script that hands the loaders' data to the router in the browser. */
export async function handoffScript(
  handoff: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  const data = safeJson(handoff ? await new Response(handoff).text() : '');
  const controller = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close()</script>`;
}

/** Where `start-parts.tsx` finds the data of a page's live parts. */
export function partsBlock(handover: object): string {
  return `<script type="application/json" id="live-parts">${safeJson(handover)}</script>`;
}

/** The entry of the browser's build, and in one go with it what it imports. */
export function partsScripts({ module, imports }: EntryContext['manifest']['entry']): string {
  const preloads = imports.map((file) => `<link rel="modulepreload" href="${file}"/>`);
  return `${preloads.join('')}<script type="module" src="${module}"></script>`;
}
