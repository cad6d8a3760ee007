import { serverText } from '../../content/i18n/i18next.server.ts';
import { portalPath } from '../../content/paths/portal-path.ts';
import type { LabelledValue, MailPart } from '../../forms/mail/mail-body.server.tsx';
import type { WaitingMail } from '../../platform/mail/outbox.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { agencyDocumentKind, documentKind } from '../../properties/model/terms.ts';
import { formatBelgianTime, formatDay } from '../../properties/text/day.ts';
import { formatEuro } from '../../properties/price/price.ts';
import { needText } from '../documents/load-documents.server.ts';
import { offerText } from '../offers/load-offers.server.ts';
import { mailLanguage, ownerMail, type OwnerMailing } from '../links/owner-mail.server.ts';
import { stopMailLink } from '../links/stop-link.server.ts';
import { portalProperties } from '../load-section-context.server.ts';
import { langOfWritten } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';
import type { StoredOwner } from '../owners/owners.server.ts';
import { outcomeOf } from '../visits/read-visits.server.ts';
import { type Fact, movedFrom } from './facts.ts';
import { type NewsKind, newsKinds, newsTitle } from '../news-kinds.ts';
import { newsMailId } from './told-news.server.ts';

type Words = Pick<SectionContext, 'platform' | 'language' | 't'>;

export type ToldFact = { fact: Fact; before: string | undefined };

/** The news of a home in the words of its pages in the portal, so without a word about who visits or bids. */
function lineOf({ fact, before }: ToldFact, words: Words): LabelledValue {
  const { t, language, platform } = words;
  if (fact.about === 'paper') {
    const { text } = platform.importedCatalogue.term(documentKind, fact.paper.Kind, language);
    return { label: text, value: needText(fact.paper, words) };
  }
  if (fact.about === 'file') {
    const { text } = platform.importedCatalogue.term(agencyDocumentKind, fact.file.kind, language);
    return { label: text, value: t('portal.newsAdded') };
  }
  if (fact.about === 'offer') {
    const { content, language: written } = fact.offer;
    return {
      label: formatEuro(content.amount, language),
      value: offerText(fact.offer, words),
      ...writtenIn(content.conditions, langOfWritten(written, words)),
    };
  }
  const { visit } = fact;
  const from = movedFrom(fact, before);
  return {
    label: formatBelgianTime(visit.start, language),
    value:
      from === undefined
        ? outcomeOf(visit, words)
        : t('portal.newsFrom', { moment: formatBelgianTime(from, language) }),
    ...writtenIn(visit.comment ?? '', langOfWritten(visit.language, words)),
  };
}

function writtenIn(text: string, lang: string | undefined): Pick<LabelledValue, 'written'> {
  return text === '' ? {} : { written: { text, lang } };
}

/** Undefined where the import no longer has any of these homes. Without a kind it is the digest of a day. */
export async function newsMail(
  { platform, site }: OwnerMailing & Pick<SectionContext, 'platform'>,
  owner: StoredOwner,
  { news, kind }: { news: readonly ToldFact[]; kind: NewsKind | undefined },
): Promise<WaitingMail | undefined> {
  const { settings, clock } = platform;
  const language = mailLanguage(site, owner.language);
  const t = serverText(site, language);
  const ids = [...new Set(news.map(({ fact }) => fact.propertyId))];
  const homes = await portalProperties(ids, { platform, site, language });
  const [home, ...others] = homes;
  if (!home) return undefined;
  const id = crypto.randomUUID();
  const mail = kind ?? 'digest';
  const title = newsTitle(mail, t);
  const address = others.length === 0 ? home.address : formatDay(belgianDay(clock()), language);
  const section = kind === undefined ? 'overview' : newsKinds[kind].section;
  const property = others.length === 0 ? home.id : undefined;
  const message = ownerMail(
    { platform, site },
    {
      id,
      to: owner.email,
      language,
      subject: t('portal.newsSubject', { news: title, about: address }),
      parts: [
        t('mail.greeting', { name: owner.name }),
        ...homes.flatMap((each): MailPart[] => [
          { heading: `${each.title}, ${each.address}` },
          news
            .filter(({ fact }) => fact.propertyId === each.id)
            .map((told) => lineOf(told, { platform, language, t })),
        ]),
        {
          href: `${settings.SITE_URL}${portalPath(language, section, { property })}`,
          label: t('portal.newsButton'),
          isButton: true,
        },
      ],
      stop: {
        href: await stopMailLink(settings, language, { ownerId: owner.id, mail }),
        label: `${t('portal.newsStop')} (${title})`,
      },
    },
  );
  return { id: newsMailId(id, kind), submissionId: owner.id, message };
}
