import type { Platform } from '../../platform/platform.server.ts';

/** Previews hydrate the whole page, so that it shows every edit. */
export function hydratesWholePage({ view }: Pick<Platform, 'view'>): boolean {
  return view.kind !== 'published';
}

/**
 * Keeps Remix from encoding the loader data of a published page: it encodes enumerable fields only, for a router that
 * no visitor's browser has, and encoding costs a tenth of a page.
 */
export function hideFromSerializer<Data extends object>(platform: Pick<Platform, 'view'>, data: Data): Data {
  if (hydratesWholePage(platform)) return data;
  const hidden = { ...data };
  for (const name of Object.keys(hidden)) Object.defineProperty(hidden, name, { enumerable: false });
  return hidden;
}
