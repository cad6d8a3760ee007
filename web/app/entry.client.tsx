import { startParts } from './islands/hydrate.tsx';

const parts = document.getElementById('live-parts');
if (parts) startParts(parts);
else void import('./islands/hydrate-page.tsx').then(({ startPage }) => startPage());
