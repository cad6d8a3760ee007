import { type ComponentType, useEffect } from 'react';
import type { PageData } from './page-data.ts';
import { PropertyPage } from './property/property-page.tsx';
import { pageRegistry } from './registry.tsx';
import type { PageHandover, WholePage } from '../islands/page-shell.ts';

/** The ground that each style lays under a whole page. */
const grounds = {
  standard: undefined,
  calm: 'ground ground-calm whole-page',
  warm: 'ground ground-soft whole-page',
  dark: 'ground ground-dark whole-page',
} as const;

export function renderPage(page: WholePage) {
  return 'property' in page ? <PropertyPage page={page} /> : <PageBody page={page} />;
}

/** The same in a browser, where only a preview that has ended meanwhile is handed a still page. */
export function renderLivePage(page: PageHandover) {
  return page.isStill ? <Reload /> : renderPage(page);
}

function Reload() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** Shows a page by its kind. */
function PageBody({ page }: { page: PageData }) {
  // The loader paired this kind with its data, which the registry's types demand of its component.
  const View = pageRegistry[page.kind] as ComponentType<{ page: PageData; data: unknown }>;
  const view = <View page={page} data={page.data} />;
  const ground = grounds[page.style];
  return ground ? <div className={ground}>{view}</div> : view;
}
