import { startParts } from './start-parts.tsx';

const parts = document.getElementById('live-parts');
if (parts) startParts(parts);
else void import('./start-page.tsx').then(({ startPage }) => startPage());
