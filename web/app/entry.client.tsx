import type { ClientData } from './islands/client-data.ts';
import { clientDataId } from './islands/script.ts';
import { startIslands } from './start-islands.ts';
import { carryPictures } from './properties/view/carry-picture.ts';

const clientData = document.getElementById(clientDataId);
if (clientData) {
  carryPictures();
  startIslands(JSON.parse(clientData.textContent) as ClientData);
} else void import('./hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
