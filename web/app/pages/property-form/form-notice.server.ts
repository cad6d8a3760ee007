import { serverText } from '../../content/i18n/i18next.server.ts';
import { formatEuro } from '../../properties/price/price.ts';
import type { PageContext } from '../../content/page-context.ts';
import type { DayOfMoments } from '../../forms/definition/form-content.ts';
import type { PropertyForm } from '../../content/paths/words-in-code.ts';
import type { Property } from '../../properties/property/property.ts';
import { outcomeMessages, pendingMessages } from '../../properties/property/state-messages.ts';
import { canBeVisited } from '../../properties/property/visitor-actions.ts';

/** Tells an applicant what the owner of a home demands, if anything, and what is not asked. */
function applicationNotes({ site, language }: Pick<PageContext, 'site' | 'language'>, id: string): string[] {
  const t = serverText(site, language);
  const terms = site.content.settings?.rentalTerms ?? [];
  const { minimumIncome, mostPeople } = terms.find(({ reference }) => reference === id) ?? {};
  return [
    ...(minimumIncome
      ? [t('application.minimumIncome', { amount: formatEuro(minimumIncome, language) })]
      : []),
    ...(mostPeople ? [t('application.mostPeople', { count: mostPeople })] : []),
    t('application.lawful'),
  ];
}

type FormNotice = {
  heading?: string;
  lines: readonly string[];
  phone?: string;
  /** Set where there is nothing to fill in. */
  isInstead?: true;
};

type Given = {
  property: Property;
  form: PropertyForm;
  /** Undefined while they cannot be read. */
  visitDays: readonly DayOfMoments[] | undefined;
};

/** Text between title and form, or instead of both. */
export function formNotice(context: PageContext, given: Given): FormNotice | undefined {
  const { property, form, visitDays } = given;
  const t = serverText(context.site, context.language);
  if (form === 'rental-application') return { lines: applicationNotes(context, property.id) };
  if (form === 'offer-to-buy') {
    return { heading: t('offer.bindingTitle'), lines: [t('offer.bindingText'), t('offer.advance')] };
  }
  const isFull = form === 'contact-appointment' && (visitDays ?? []).length === 0;
  return isFull ? { ...noVisits(context, given), isInstead: true } : undefined;
}

function noVisits({ platform, site, language }: PageContext, { property, visitDays }: Given): FormNotice {
  const { ribbon, pending, brokerId } = property;
  const t = serverText(site, language);
  if (ribbon) return { heading: t(outcomeMessages[ribbon.kind]), lines: [] };
  if (pending && !canBeVisited(property)) return { heading: t(pendingMessages[pending.kind]), lines: [] };
  const phone = platform.catalogue.broker(brokerId, language)?.phone ?? site.content.settings?.phone ?? '';
  if (!visitDays) return { heading: t('message.unavailable', { phone }), lines: [] };
  return { heading: t('message.appointmentsFull'), lines: [t('visit.none')], phone };
}
