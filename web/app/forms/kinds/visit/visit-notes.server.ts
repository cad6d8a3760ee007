import type { LanguageId } from 'schemas/languages.ts';
import { officeOf } from '../../../content/cms/office-of.ts';
import type { Site } from '../../../content/cms/site.server.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import { ratesOn } from '../../../properties/costs/cost-rates.ts';
import { rentCosts } from '../../../properties/costs/rent-costs.ts';
import { renovationDutyText } from '../../../properties/energy/renovation-duty-text.server.ts';
import { isHome } from '../../../properties/model/main-type.ts';
import type { Property } from '../../../properties/property/property.ts';
import { formatEuro } from '../../../properties/price/price.ts';
import { streetLine } from '../../../properties/text/street-line.ts';
import { belgianDay } from '../../../platform/belgian-time.ts';
import type { Slot } from '../../../properties/visits/free-slots.ts';
import type { LabelledValue, MailPart } from '../../mail/mail-body.server.tsx';

export type BookedVisit = {
  property: Property | undefined;
  slot: Slot;
  way: string;
  site: Pick<Site, 'content'>;
  language: LanguageId;
  t: Translate;
};

/** Names the street only where the agency publishes it. */
export function visitPlace({ property, way, site, language, t }: BookedVisit): string {
  if (way === 'video') return t('mail.visitVideo');
  if (way === 'office') {
    const office = property && officeOf(site.content, property);
    const { street, zip, city } = office?.address ?? site.content.settings?.address ?? {};
    return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  }
  if (!property) return t('mail.visitAddress');
  const { address, mainType, zip, city } = property;
  const street = address ? streetLine(address, mainType, language) : t('mail.visitAddress');
  return `${street}, ${zip} ${city}`;
}

/** Follows day and time in mails to the visitor. `first` comes above the place. */
export function visitNotes(
  visit: BookedVisit,
  { now, changeHref, first = [] }: { now: Date; changeHref: string; first?: readonly LabelledValue[] },
): MailPart[] {
  const { property, site, language, t } = visit;
  const duty = property && renovationDutyText(site, property, { day: belgianDay(now), language });
  return [
    [...first, { label: t('mail.visitPlace'), value: visitPlace(visit) }, ...depositOf(visit, now)],
    ...(duty ? [duty] : []),
    t('mail.visitChange', { phone: site.content.settings?.phone ?? '' }),
    { href: changeHref, label: t('mail.visitChangeButton'), isButton: true },
  ];
}

/** Counts months' rent within the region's limit; undefined where the rent is not published. */
function depositOf({ property, site, language, t }: BookedVisit, now: Date) {
  if (!property) return [];
  const { goal, costs, region, mainType } = property;
  if (goal !== 'rent' || !costs) return [];
  const limit = ratesOn(site.content.settings, region, belgianDay(now)).deposit?.months;
  const { deposit } = rentCosts(costs, isHome(mainType) ? limit : undefined);
  if (!deposit) return [];
  return [
    { label: t('costs.deposit', { count: deposit.months }), value: formatEuro(deposit.amount, language) },
  ];
}
