import type { ClientData } from './islands/client-data.ts';
import { clientDataId } from './islands/script.ts';
import { startIslands } from './start-islands.ts';

// Chromium alone knows these two.
const shown: Document & { prerendering?: boolean } = document;
const { connection }: Navigator & { connection?: { effectiveType?: string } } = navigator;

/** A whole page ahead of every link would hold up the one that is read. */
function spareSlowConnections(): void {
  const type = connection?.effectiveType ?? '4g';
  if (type !== '4g') document.querySelector('script[type=speculationrules]')?.remove();
}

function start(): void {
  const clientData = document.getElementById(clientDataId);
  if (clientData) {
    spareSlowConnections();
    startIslands(JSON.parse(clientData.textContent) as ClientData);
  } else void import('./hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
}

// A page rendered ahead counts no view, asks for no consent and opens no popup before somebody sees it.
if (shown.prerendering) shown.addEventListener('prerenderingchange', start, { once: true });
else start();
