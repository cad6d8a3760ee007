import { useLocation, useMatches } from '@remix-run/react';
import type { CurrentPage } from './current-page.tsx';

/** Runs on the server and in previews only: a visitor's browser has no router. */
export function useRoutePage(): CurrentPage {
  const { pathname, search } = useLocation();
  const loaded = useMatches().at(-1)?.data;
  const field = (name: string): unknown =>
    typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, name) : undefined;
  return {
    pathname,
    search,
    // Only loaders of pages have fields of these names, all with these types.
    alternates: (field('alternates') as CurrentPage['alternates'] | undefined) ?? {},
    header: (field('header') as CurrentPage['header'] | undefined) ?? {},
  };
}
