import type { LabelledValue } from '../../forms/mail/mail-body.server.tsx';
import { formatDay, formatMonth } from '../../properties/text/day.ts';
import type { HomeNews } from '../overview/home-news.server.ts';
import { comparison, interestOf, sourcesOf, type Words } from '../statistics/load-statistics.server.ts';
import { type Figures, shownDays } from '../statistics/read-figures.server.ts';
import type { ReportedMonth } from './reported-month.ts';

type Property = { figures: Figures; news: HomeNews; reported: ReportedMonth };

/** The month of one property, line by line: the figures and words of its pages in the portal. */
export function propertyLines({ figures, news, reported }: Property, words: Words): LabelledValue[] {
  const { t, number } = words;
  return [
    ...(news.nextStep
      ? [{ label: news.nextStep.title, value: news.nextStep.date, written: news.nextStep }]
      : []),
    ...viewLines(figures, reported, words),
    {
      label: t('portal.monthlyMailInterest', { days: shownDays }),
      value: interestOf(figures, words)
        .rows.map(({ cells: [label = '', recent = '', total = ''] }) =>
          t('portal.monthlyMailReaction', { count: recent, reaction: label, total }),
        )
        .join('\n'),
    },
    {
      label: t('portal.monthlyMailState'),
      value: news.figures.map(({ label, value }) => `${number(value)} · ${label}`).join('\n'),
    },
  ];
}

function viewLines(figures: Figures, { from, before }: ReportedMonth, words: Words): LabelledValue[] {
  const { t, language, number } = words;
  const { count, since } = figures.summary.total;
  const viewsIn = (first: string) => number(figures.months.find((month) => month.from === first)?.count ?? 0);
  const sources = sourcesOf(figures, words).rows;
  const compared = comparison(figures, words);
  return [
    {
      label: t('portal.monthlyMailViews', { month: formatMonth(from, language) }),
      value: t('portal.monthlyMailCount', {
        count: viewsIn(from),
        before: viewsIn(before),
        month: formatMonth(before, language),
      }),
    },
    ...(compared === undefined ? [] : [{ label: comparedDays(figures, words), value: compared }]),
    {
      label: t('portal.total'),
      value:
        since === undefined
          ? number(count)
          : `${number(count)}\n${t('portal.since', { date: formatDay(since, language) })}`,
    },
    ...(sources.length === 0
      ? []
      : [
          {
            label: t('portal.monthlyMailSources', { days: shownDays }),
            value: sources.map((row) => `${row.count} (${row.percent}\u00a0%) · ${row.label}`).join('\n'),
          },
        ]),
  ];
}

/** Names the days of the comparison, which begin later for a property that is new. */
function comparedDays({ recent, comparedSince }: Figures, { t, language }: Words): string {
  return comparedSince === undefined || comparedSince === recent[0]?.day
    ? t('portal.lastDays', { days: shownDays })
    : t('portal.since', { date: formatDay(comparedSince, language) });
}
