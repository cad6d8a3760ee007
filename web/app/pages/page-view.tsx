import type { ComponentType } from 'react';
import type { PageData } from './page-data.ts';
import { pageRegistry } from './registry.tsx';

/** The ground that each style lays under a whole page. */
const grounds = {
  standard: undefined,
  calm: 'ground ground-calm whole-page',
  warm: 'ground ground-soft whole-page',
  dark: 'ground ground-dark whole-page',
} as const;

/** Shows a page by its kind. */
export function PageView({ page }: { page: PageData }) {
  // The loader paired this kind with its data, which the registry's types demand of its component.
  const View = pageRegistry[page.kind] as ComponentType<{ page: PageData; data: unknown }>;
  const view = <View page={page} data={page.data} />;
  const ground = grounds[page.style];
  return ground ? <div className={ground}>{view}</div> : view;
}
