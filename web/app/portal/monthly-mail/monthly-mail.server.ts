import { type Site, loadSite } from '../../content/cms/site.server.ts';
import type { MailPart, LabelledValue } from '../../forms/mail/mail-body.server.tsx';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { portalPath } from '../../content/paths/portal-path.ts';
import { formatMonth, formatDay } from '../../properties/text/day.ts';
import { mailLanguage, ownerMail } from '../links/owner-mail.server.ts';
import { stopMailLink } from '../links/stop-link.server.ts';
import { monthlyMailId, ownersToMail, storeMonthlyMail } from './monthly-mails.server.ts';
import { propertiesOfOwner, type StoredOwner } from '../owners/owners.server.ts';
import type { Mail } from '../../platform/mail/mail.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { portalProperties } from '../load-section-context.server.ts';
import { loadHomeNews, type HomeNews } from '../overview/home-news.server.ts';
import {
  statisticsWords,
  comparison,
  interestOf,
  sourcesOf,
  type Words,
} from '../statistics/load-statistics.server.ts';
import { readFigures, type Figures, shownDays } from '../statistics/read-figures.server.ts';
import { belgianDay, belgianHour, belgianInstant, dayAfter } from '../../platform/belgian-time.ts';
import { logProblem } from '../../platform/log.server.ts';

/** Not in the middle of the night. */
const firstHour = '08:00';

/** A site that was down on the first makes up for it until then; later the mail would tell old news. */
const lastDay = 7;

type ReportedMonth = {
  /** Such as `2026-11`. */
  month: string;
  /** The first days of that month and of the one before, as ISO dates. */
  from: string;
  before: string;
  end: Date;
};

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The month about which owners are mailed now: the last one, from the morning of the first on. Belgian days. */
export function reportedMonth(now: Date): ReportedMonth | undefined {
  const today = belgianDay(now);
  const dayOfMonth = Number(today.slice(8));
  if (dayOfMonth > lastDay || (dayOfMonth === 1 && belgianHour(now) < firstHour)) return undefined;
  const from = firstOf(dayAfter(firstOf(today), -1));
  const before = firstOf(dayAfter(from, -1));
  const end = belgianInstant(firstOf(today), '00:00') ?? now;
  return { month: from.slice(0, 7), from, before, end };
}

type Sending = { platform: Platform; site: Site };

async function monthlyMail(
  { platform, site }: Sending,
  owner: StoredOwner,
  reported: ReportedMonth,
): Promise<Mail | undefined> {
  const { database, clock, settings } = platform;
  const language = mailLanguage(site, owner.language);
  const t = serverText(site, language);
  const ids = await propertiesOfOwner(database, owner.id);
  const properties = await portalProperties(ids, { platform, site, language });
  if (properties.length === 0) return undefined;
  const propertyIds = properties.map(({ id }) => id);
  const newsOf = await loadHomeNews({ platform, properties, propertyIds, language, t });
  const told: MailPart[] = [];
  for (const { id, title, address } of properties) {
    const figures = await readFigures(platform, [id], clock());
    told.push(
      { heading: `${title}, ${address}` },
      propertyLines({ figures, news: newsOf(id), reported }, statisticsWords(t, language)),
    );
  }
  const month = formatMonth(reported.from, language);
  return ownerMail(
    { platform, site },
    {
      id: monthlyMailId(owner.id, reported.month),
      to: owner.email,
      language,
      subject: t('portal.monthlyMailSubject', { month }),
      parts: [
        t('mail.greeting', { name: owner.name }),
        t('portal.monthlyMailIntro', { month }),
        ...told,
        {
          href: `${settings.SITE_URL}${portalPath(language, 'statistics')}`,
          label: t('portal.monthlyMailButton'),
          isButton: true,
        },
        t('portal.howWeCount'),
      ],
      stop: {
        href: await stopMailLink(settings, language, { ownerId: owner.id, mail: 'monthly' }),
        label: t('portal.monthlyMailStop'),
      },
    },
  );
}

type Property = { figures: Figures; news: HomeNews; reported: ReportedMonth };

function propertyLines({ figures, news, reported }: Property, words: Words): LabelledValue[] {
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

const mostAtOnce = 100;

/** Safe to repeat and to run twice at once. Returns the number of mails written. */
export async function runMonthlyMails(platform: Platform, siteOf = loadSite): Promise<number> {
  const { database, clock } = platform;
  const now = clock();
  const reported = reportedMonth(now);
  if (!reported) return 0;
  const { month, end } = reported;
  const due = await ownersToMail(database, { month, end, limit: mostAtOnce });
  if (due.length === 0) return 0;
  const site = await siteOf(platform);
  let written = 0;
  for (const owner of due) {
    try {
      const message = await monthlyMail({ platform, site }, owner, reported);
      const mail = message && { id: monthlyMailId(owner.id, month), submissionId: owner.id, message };
      if ((await storeMonthlyMail(database, owner.id, { month, mail, now })) && mail) written += 1;
    } catch (error) {
      logProblem('A monthly mail was not written.', { id: owner.id, errorKind: error });
    }
  }
  return written;
}
