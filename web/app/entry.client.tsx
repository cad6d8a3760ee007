import { clientDataId } from './islands/client-data-id.ts';
import type { ClientData } from './islands/client-data.ts';
import { hydrateIslands } from './islands/hydrate.tsx';

const clientData = document.getElementById(clientDataId);
if (clientData) hydrateIslands(JSON.parse(clientData.textContent) as ClientData);
else void import('./islands/hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
