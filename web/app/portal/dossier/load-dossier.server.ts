import { belgianDay } from '../../platform/belgian-time.ts';
import { formatDay } from '../../properties/text/day.ts';
import { loadDocuments } from '../documents/load-documents.server.ts';
import { loadHistory } from '../history/load-history.server.ts';
import { loadOffers } from '../offers/load-offers.server.ts';
import { loadHomeNews } from '../overview/home-news.server.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';
import { statisticsWords } from '../statistics/load-statistics.server.ts';
import { readFigures } from '../statistics/read-figures.server.ts';
import { loadVisits } from '../visits/load-visits.server.ts';

export type DossierData = Awaited<ReturnType<typeof loadDossier>>;

export async function loadDossier(context: SectionContext) {
  const { t, language, platform, properties, propertyIds, site } = context;
  const homes = properties.filter(({ id }) => propertyIds.includes(id));
  const date = formatDay(belgianDay(platform.clock()), language);
  return {
    print: { label: t('print.print'), how: t('portal.dossierHow') },
    by: t('portal.dossierBy', { agency: site.content.settings?.agencyName ?? '', date }),
    homes: await Promise.all(homes.map((home) => loadHome(home, context))),
  };
}

async function loadHome(home: PortalProperty, all: SectionContext) {
  const { t, language, platform } = all;
  const { id, title, lang, address, town } = home;
  const context = { ...all, selected: home, propertyIds: [id] };
  const [newsOf, figures, visits, offers, history, documents] = await Promise.all([
    loadHomeNews(context),
    readFigures(platform, [id], platform.clock()),
    loadVisits(context),
    loadOffers(context),
    loadHistory(context),
    loadDocuments(context),
  ]);
  const { stages, figures: counts } = newsOf(id);
  const { count, since } = figures.summary.total;
  const papers = documents.homes.flatMap(({ documents: listed, lists }) => [
    ...listed.map(({ kind, name, state }) => ({ key: kind, name, note: state })),
    ...lists.flatMap(({ files }) => files.map(({ id: key, name, note }) => ({ key, name, note }))),
  ]);
  return {
    id,
    title,
    lang,
    place: [address, town].filter(Boolean).join(', '),
    stages,
    figures: {
      title: t('portal.statsTitle'),
      rows: [
        ...counts.map(({ label, value }) => ({ label, value, note: undefined })),
        {
          label: t('portal.pageViews'),
          value: statisticsWords(t, language).number(count),
          note: since && t('portal.since', { date: formatDay(since, language) }),
        },
      ],
    },
    groups: [...visits.groups, ...offers.groups, ...history.groups].map(({ entries, ...group }) => ({
      ...group,
      id: `${id}-${group.id}`,
      entries: entries.map((entry) => ({ ...entry, answer: undefined })),
    })),
    papers: {
      id: `papers-${id}`,
      title: t('portal.documents'),
      empty: t('portal.noDocuments'),
      files: papers,
    },
  };
}
