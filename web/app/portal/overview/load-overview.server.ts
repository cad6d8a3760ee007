import { portalPath } from '../../content/paths/portal-path.ts';
import type { SectionContext } from '../section-context.ts';
import { loadBrokers } from '../broker/load-brokers.server.ts';
import { keptText } from '../left-homes/left-homes.server.ts';
import { loadHomeNews } from './home-news.server.ts';

export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;

export async function loadOverview(context: SectionContext) {
  const { t, language, properties, propertyIds, site } = context;
  const homes = properties.filter(({ id }) => propertyIds.includes(id));
  const shown = homes.filter((home) => home.keptUntil === undefined);
  const newsOf = await loadHomeNews(context);
  const written = context.url.searchParams.get('written');
  const receiver = shown.find(({ id }) => id === written)?.brokerName;
  const phone = site.content.settings?.phone ?? '';
  return {
    empty: homes.length === 0 ? { text: t('portal.noProperties'), phone } : undefined,
    properties: shown.map((property) => ({
      ...property,
      news: newsOf(property.id),
      goalLabel: t(property.goal === 'sale' ? 'portal.forSale' : 'portal.forRent'),
      portalHref: portalPath(language, 'overview', { property: property.id }),
    })),
    gone: homes.flatMap((home) => {
      const text = keptText(home, context);
      if (text === undefined) return [];
      const link = (section: 'documents' | 'history', label: string) => ({
        href: portalPath(language, section, { property: home.id }),
        label,
      });
      const links = [
        link('documents', t('portal.goneDocuments', { address: home.address })),
        link('history', t('portal.goneHistory', { address: home.address })),
      ];
      return [{ id: home.id, text, links }];
    }),
    brokers: loadBrokers(context),
    notice: receiver && t('portal.messageSent', { name: receiver }),
    publicLabel: t('portal.publicPage'),
  };
}
