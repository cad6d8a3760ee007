import { withCleanHead } from '../cms/drafts/marks.server.ts';
import type { Platform } from '../services/platform.server.ts';
import type { PageHandover, StillPage, WholePage } from './page-shell.ts';

const wholePages = new WeakMap<object, WholePage>();

/** Whether a browser takes over all of a page: in a preview to show an edit, in development to show new code. */
export function isTakenWhole({ view }: Pick<Platform, 'view'>): boolean {
  return import.meta.env.DEV || view.kind !== 'published';
}

/** What a loader answers with: the whole page where a browser takes over all of it, else what surrounds it. */
export function handOver(platform: Pick<Platform, 'view'>, page: WholePage): PageHandover {
  const whole = withCleanHead(platform, page);
  if (isTakenWhole(platform)) return { ...whole, isStill: false };
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
