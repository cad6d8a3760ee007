import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody, type MailPart, type LabelledValue } from '../../forms/mail/mail-body.server.tsx';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { portalPath, monthlyMailPath } from '../../content/paths/portal/portal-path.ts';
import { formatMonth, formatDay } from '../../properties/text/day.ts';
import { monthlyMailId, signMonthlyMailToken } from './monthly-mails.server.ts';
import { propertiesOfOwner, type StoredOwner } from '../owners/owners.server.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
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
import type { ReportedMonth } from './reported-month.ts';

type Sending = { platform: Platform; site: Site };

const isKnown = (site: Site, language: string): language is LanguageId =>
  site.languages.some((each) => each === language);

/** Undefined for an owner none of whose properties the import still has. */
export async function monthlyMail(
  { platform, site }: Sending,
  owner: StoredOwner,
  reported: ReportedMonth,
): Promise<Mail | undefined> {
  const { database, clock, settings } = platform;
  const { SITE_URL: origin, SITE_SECRET: secret, MAIL_FROM: sender } = settings;
  const language = isKnown(site, owner.language) ? owner.language : defaultLanguage;
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
  const agency = mailAgency(site, origin);
  const month = formatMonth(reported.from, language);
  const subject = headerLine(t('portal.monthlyMailSubject', { month }));
  const token = await signMonthlyMailToken(secret, owner.id);
  const stop = `${origin}${monthlyMailPath(language, token)}`;
  return {
    ...mailOrigin({ agency, sender, id: monthlyMailId(owner.id, reported.month) }),
    to: [owner.email],
    replyTo: { name: headerLine(agency.name), address: agency.email },
    subject,
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      // Makes mail programs show an unsubscribe button that works with one click (RFC 8058).
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    ...mailBody({
      tag: languageTag(language),
      subject,
      agency,
      parts: [
        t('mail.greeting', { name: owner.name }),
        t('portal.monthlyMailIntro', { month }),
        ...told,
        {
          href: `${origin}${portalPath(language, 'statistics')}`,
          label: t('portal.monthlyMailButton'),
          isButton: true,
        },
        t('portal.howWeCount'),
        `${t('mail.closing')}\n${agency.name}`,
      ],
      footer: { href: stop, label: t('portal.monthlyMailStop') },
    }),
  };
}

type Property = { figures: Figures; news: HomeNews; reported: ReportedMonth };

/** The month of one property, line by line: the figures and words of its pages in the portal. */
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
