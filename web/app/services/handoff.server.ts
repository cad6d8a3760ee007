import type { EntryContext } from '@remix-run/cloudflare';

/**
 * Takes the loaders' data out of Remix's hand. Remix writes it with Suspense, which `renderToString` drops
 * silently; so the page appends it itself. The field is Remix's own: a browser test holds that hydration works.
 */
export async function takeHandoff(remixContext: EntryContext): Promise<string> {
  const stream = remixContext.serverHandoffStream;
  if (!stream) return '';
  delete remixContext.serverHandoffStream;
  return new Response(stream).text();
}

/** Characters that could end a script element or a line of script inside a JSON string. */
const unsafe: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The script that hands the loaders' data to the router in the browser. */
export function handoffScript(handoff: string, nonce: string): string {
  const data = JSON.stringify(handoff).replace(/[&<>\u2028\u2029]/g, (character) => unsafe[character] ?? '');
  const controller = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close()</script>`;
}
