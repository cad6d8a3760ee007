import { portalPath } from '../../content/paths/portal/portal-path.ts';
import type { SectionContext } from '../section-context.ts';
import { loadBrokers } from '../broker/load-brokers.server.ts';
import { loadHomeNews } from './home-news.server.ts';

export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;

/** The owner's properties with what is new about each, and a word on those that the import no longer has. */
export async function loadOverview(context: SectionContext) {
  const { t, language, properties, propertyIds, goneIds, site } = context;
  const shown = properties.filter(({ id }) => propertyIds.includes(id));
  const newsOf = await loadHomeNews(context);
  const written = context.url.searchParams.get('written');
  const receiver = shown.find(({ id }) => id === written)?.brokerName;
  const phone = site.content.settings?.phone ?? '';
  return {
    empty: shown.length === 0 && goneIds.length === 0 ? { text: t('portal.noProperties'), phone } : undefined,
    properties: shown.map((property) => ({
      ...property,
      news: newsOf(property.id),
      goalLabel: t(property.goal === 'sale' ? 'portal.forSale' : 'portal.forRent'),
      portalHref: portalPath(language, 'overview', { property: property.id }),
    })),
    gone: goneIds
      .filter((id) => propertyIds.includes(id))
      .map((reference) => ({
        reference,
        text: t('portal.goneText', { reference, phone }),
        link: {
          href: portalPath(language, 'documents', { property: reference }),
          label: t('portal.goneDocuments', { reference }),
        },
      })),
    brokers: loadBrokers(context),
    notice: receiver && t('portal.messageSent', { name: receiver }),
    publicLabel: t('portal.publicPage'),
  };
}
