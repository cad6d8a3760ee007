import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { loadContentPage } from '../content/load-content-page.server.ts';
import { legalFactsOn } from './legal-facts.server.ts';

export type LegalFactsPageData = NonNullable<Awaited<ReturnType<typeof loadLegalFactsPage>>>;

export async function loadLegalFactsPage(context: PageContext, entry: PathEntry) {
  const page = await loadContentPage(context, entry);
  if (!page) return undefined;
  const { site, language, platform } = context;
  const words = { t: serverText(site, language), language };
  return { ...page, ...legalFactsOn(belgianDay(platform.clock()), words) };
}
