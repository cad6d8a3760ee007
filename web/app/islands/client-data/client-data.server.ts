import { withCleanHead } from '../../cms/drafts/marks.server.ts';
import type { Platform } from '../../services/platform.server.ts';
import type { PageLoaderData, PageShell } from '../page-shell.ts';

/** Previews hydrate the whole page, so that it shows every edit. */
export function hydratesWholePage({ view }: Pick<Platform, 'view'>): boolean {
  return view.kind !== 'published';
}

export function toClientData<Page extends PageShell>(
  platform: Pick<Platform, 'view'>,
  loaded: Page,
): PageLoaderData<Page> {
  const page = withCleanHead(platform, loaded);
  const { head, alternates, header } = page;
  return keptFromRouter(platform, { head, alternates, ...(header && { header }), page });
}

/**
 * The loader data of a published page, of which Remix encodes nothing: it encodes enumerable fields only, for a router
 * that no visitor's browser has, and encoding costs a tenth of a page.
 */
export function keptFromRouter<Data extends object>(platform: Pick<Platform, 'view'>, data: Data): Data {
  if (hydratesWholePage(platform)) return data;
  const hidden = { ...data };
  for (const name of Object.keys(hidden)) Object.defineProperty(hidden, name, { enumerable: false });
  return hidden;
}
