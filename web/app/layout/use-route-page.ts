import { useLocation, useMatches } from '@remix-run/react';
import type { Place } from './current-page.tsx';

/** The place at which the router is. A visitor's browser has no router and is told of it. */
export function useRoutePlace(): Place {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1)?.data;
  const field = (name: string): unknown =>
    typeof page === 'object' && page !== null ? Reflect.get(page, name) : undefined;
  return {
    pathname,
    search,
    // Only the loaders of pages name fields so, and they all give them these types.
    alternates: (field('alternates') as Place['alternates'] | undefined) ?? {},
    header: (field('header') as Place['header'] | undefined) ?? {},
  };
}
