import type { ComponentType } from 'react';
import type { PageData } from './page-data.ts';
import { pageRegistry } from './registry.tsx';

/** Shows a page by its kind. */
export function PageView({ page }: { page: PageData }) {
  // The loader paired this kind with its data, which the registry's types demand of its component.
  const View = pageRegistry[page.kind] as ComponentType<{ page: PageData; data: unknown }>;
  return <View page={page} data={page.data} />;
}
