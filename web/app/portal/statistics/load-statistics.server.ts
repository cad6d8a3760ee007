import { languageTag, formatNumber } from '../../content/i18n/language.ts';
import { portalFilePath, portalPath } from '../../content/paths/portal-path.ts';
import { formatDay, formatMonth, formatShortDay, formatWeekday } from '../../properties/text/day.ts';
import { interests, viewSources } from '../../consent/statistics/count-kinds.ts';
import type { SectionContext } from '../section-context.ts';
import { graphShape } from './graph/graph-shape.ts';
import type { ViewsGraphData } from './graph/views-graph.tsx';
import { loadMarks, type Marks } from './load-marks.server.ts';
import { interestLabels, sourceLabels } from './kind-labels.ts';
import { type Figures, readFigures, shownDays } from './read-figures.server.ts';

/** Percents by which views must differ from what is usual to be called more or fewer. */
const near = 5;

export type StatisticsData = Awaited<ReturnType<typeof loadStatistics>>;

export type Words = Pick<SectionContext, 't' | 'language'> & { number: (value: number) => string };

export function statisticsWords(t: Words['t'], language: Words['language']): Words {
  return { t, language, number: (value) => formatNumber(value, languageTag(language)) };
}

export async function loadStatistics(context: SectionContext) {
  const { t, language, platform, propertyIds } = context;
  const figures = await readFigures(platform, propertyIds, platform.clock());
  const words = statisticsWords(t, language);
  const marks = await loadMarks(
    context,
    figures.recent.map(({ day }) => day),
  );
  return {
    title: t('portal.pageViews'),
    tiles: tilesOf(figures, words),
    graph: graphOf(figures, marks, words),
    sources: sourcesOf(figures, words),
    interest: interestOf(figures, words),
    weeks: periodsOf(figures.weeks, {
      words,
      title: t('portal.perWeek'),
      heading: t('portal.week'),
      format: formatDay,
    }),
    months: periodsOf(figures.months, {
      words,
      title: t('portal.perMonth'),
      heading: t('portal.month'),
      format: formatMonth,
    }),
    properties: propertiesOf(context, figures, words),
    download: {
      label: t('portal.download'),
      href: portalFilePath(language, 'statistics', { property: context.selected?.id }),
    },
    howWeCount: t('portal.howWeCount'),
  };
}

function tilesOf({ summary: { day, week, month, total } }: Figures, { t, language, number }: Words) {
  return [
    {
      label: t('portal.today'),
      count: day.count,
      note: t('portal.yesterday', { count: number(day.before) }),
    },
    {
      label: t('portal.thisWeek'),
      count: week.count,
      note: t('portal.lastWeek', { count: number(week.before) }),
    },
    {
      label: t('portal.thisMonth'),
      count: month.count,
      note: t('portal.lastMonth', { count: number(month.before) }),
    },
    {
      label: t('portal.total'),
      count: total.count,
      note: total.since && t('portal.since', { date: formatDay(total.since, language) }),
    },
  ].map((tile) => ({ ...tile, count: number(tile.count) }));
}

export function comparison({ percent }: Pick<Figures, 'percent'>, { t, number }: Words): string | undefined {
  if (percent === undefined) return undefined;
  if (Math.abs(percent) < near) return t('portal.nearAverage');
  const apart = { percent: number(Math.abs(percent)) };
  return percent > 0 ? t('portal.aboveAverage', apart) : t('portal.belowAverage', apart);
}

function graphOf(figures: Figures, marks: Marks, words: Words) {
  const { recent, recentTotal, usual } = figures;
  const { t, language, number } = words;
  const averageLabel = t('portal.average');
  const best = recent.reduce((most, day) => (day.count > most.count ? day : most));
  const oneDecimal = (value: number | undefined) =>
    value === undefined ? '–' : number(Math.round(value * 10) / 10);
  const shape = graphShape(recent, usual);
  const picture: ViewsGraphData = {
    shape,
    barTitles: recent.map(({ day, count }) =>
      [
        t('portal.viewsOn', { date: formatWeekday(day, language), views: t('portal.viewCount', { count }) }),
        ...(marks.get(day) ?? []),
      ].join('\n'),
    ),
    marked: [...marks.keys()],
    dayLabels: shape.labels.map(({ day }) => formatShortDay(day, language)),
    description: t('portal.graphSummary', {
      count: number(recentTotal),
      most: number(best.count),
      date: formatWeekday(best.day, language),
    }),
  };
  return {
    title: t('portal.graphTitle', { days: shownDays }),
    empty: recentTotal === 0 ? t('portal.noViews') : undefined,
    picture,
    legend: [t('portal.views'), ...(usual ? [averageLabel] : [])],
    comparison: comparison(figures, words),
    marks: {
      title: t('portal.events'),
      days: [...marks].map(([day, texts]) => ({ day, date: formatShortDay(day, language), texts })),
    },
    tableLabel: t('portal.showTable'),
    headings: [t('portal.date'), t('portal.views'), ...(usual ? [averageLabel] : [])],
    eventsHeading: marks.size > 0 ? t('portal.events') : undefined,
    rows: recent
      .map(({ day, count }, index) => ({
        key: day,
        cells: [formatWeekday(day, language), number(count), ...(usual ? [oneDecimal(usual[index])] : [])],
        events: (marks.get(day) ?? []).join('; '),
      }))
      .toReversed(),
  };
}

export function sourcesOf({ recentKinds, recentTotal }: Figures, { t, number }: Words) {
  const rows = viewSources
    .map((source) => ({ source, recent: recentKinds.get(source) ?? 0 }))
    .filter(({ recent }) => recent > 0)
    .toSorted((a, b) => b.recent - a.recent)
    .map(({ source, recent }) => ({
      key: source,
      label: t(sourceLabels[source]),
      count: number(recent),
      percent: Math.round((recent / recentTotal) * 100),
    }));
  return {
    title: t('portal.sources'),
    headings: [t('portal.source'), t('portal.lastDays', { days: shownDays })],
    rows,
  };
}

export function interestOf({ recentKinds, interest }: Figures, { t, number }: Words) {
  return {
    title: t('portal.interest'),
    headings: [t('portal.reaction'), t('portal.lastDays', { days: shownDays }), t('portal.total')],
    rows: interests.map((kind) => ({
      key: kind,
      cells: [t(interestLabels[kind]), number(recentKinds.get(kind) ?? 0), number(interest.get(kind) ?? 0)],
    })),
  };
}

type PeriodWords = {
  words: Words;
  title: string;
  heading: string;
  format: (day: string, language: Words['language']) => string;
};

function periodsOf(periods: Figures['weeks'], { words, title, heading, format }: PeriodWords) {
  const { t, language, number } = words;
  return {
    title,
    headings: [heading, t('portal.views')],
    rows: periods.map(({ from, count }) => ({ key: from, cells: [format(from, language), number(count)] })),
  };
}

function propertiesOf(
  { properties, propertyIds, language, t }: SectionContext,
  figures: Figures,
  { number }: Words,
) {
  const shown = properties.filter(({ id }) => propertyIds.includes(id));
  if (shown.length < 2) return undefined;
  return {
    title: t('portal.perProperty'),
    headings: [t('portal.property'), t('portal.lastDays', { days: shownDays }), t('portal.total')],
    rows: shown.map(({ id, address }) => {
      const { recent = 0, total = 0 } = figures.properties.get(id) ?? {};
      return {
        key: id,
        name: address,
        href: portalPath(language, 'statistics', { property: id }),
        counts: [number(recent), number(total)],
      };
    }),
  };
}
