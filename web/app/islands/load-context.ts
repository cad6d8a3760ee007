import type { IslandContext, SentContext } from './client-data/client-data.ts';

/** Rejects where the texts do not arrive, which leaves the server's markup in place. */
export async function loadContext(sent: SentContext): Promise<IslandContext> {
  if (!sent.textsHref) return { ...sent, texts: '' };
  const response = await fetch(sent.textsHref);
  if (!response.ok) throw new Error(`The texts of the page came with ${String(response.status)}.`);
  return { ...sent, texts: await response.text() };
}
