import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { mailOrigin } from '../../forms/mail/form-mails.server.ts';
import { mailAgency } from '../../forms/mail/mail-agency.server.ts';
import { mailBody, type MailPart } from '../../forms/mail/mail-body.server.tsx';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { portalPath, monthlyMailPath } from '../../content/paths/portal/portal-path.ts';
import { formatMonth } from '../../properties/text/day.ts';
import { monthlyMailId, signMonthlyMailToken } from './monthly-mails.server.ts';
import { propertiesOfOwner, type StoredOwner } from '../owners/owners.server.ts';
import { headerLine, type Mail } from '../../platform/mail/mail.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { portalProperties } from '../load-section-context.server.ts';
import { loadHomeNews } from '../overview/home-news.server.ts';
import { statisticsWords } from '../statistics/load-statistics.server.ts';
import { readFigures } from '../statistics/read-figures.server.ts';
import { propertyLines } from './property-lines.server.ts';
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
