import { withCleanHead } from '../cms/marks.server.ts';
import type { Platform } from '../services/platform.server.ts';
import type { PageHandover, StillPage, WholePage } from './still-page.ts';

const wholePages = new WeakMap<object, WholePage>();

/**
 * What a loader answers with: the whole page where a browser takes over all of it, in a preview to show an edit and
 * in development to show new code; else only what surrounds it.
 */
export function handOver(platform: Pick<Platform, 'view'>, page: WholePage): PageHandover {
  const whole = withCleanHead(platform, page);
  if (import.meta.env.DEV || platform.view.kind !== 'published') return { ...whole, isStill: false };
  const { head, alternates } = whole;
  const still: StillPage & { isStill: true } = {
    head,
    alternates,
    ...('header' in whole && { header: whole.header }),
    isStill: true,
  };
  wholePages.set(still, whole);
  return still;
}

/** The page that was handed over. @throws Error for anything but the very object that `handOver` has made */
export function wholePage(page: PageHandover): WholePage {
  if (!page.isStill) return page;
  const whole = wholePages.get(page);
  if (!whole) throw new Error('The content of a page was lost between its loader and its rendering.');
  return whole;
}
