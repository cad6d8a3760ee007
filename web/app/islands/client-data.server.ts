import { withCleanHead } from '../cms/drafts/marks.server.ts';
import type { Platform } from '../services/platform.server.ts';
import type { PageLoaderData, PageShell } from './page-shell.ts';

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
  // Remix encodes enumerable fields only; encoding a list page would cost more than rendering it.
  return Object.defineProperty({ head, alternates, header }, 'page', {
    value: page,
    enumerable: hydratesWholePage(platform),
  });
}
