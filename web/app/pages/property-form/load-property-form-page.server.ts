import type { TextName } from 'schemas/text-keys.ts';
import type { PropertyForm } from '../../content/i18n/texts-in-code.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { loadForm } from '../../forms/definition/load-form.server.ts';
import { offerEnds } from '../../forms/kinds/offer/offer.form.server.ts';
import { loadVisitDays } from '../../forms/kinds/visit/visit-days.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import { propertyFormPath } from '../../content/paths/property-paths.ts';
import type { Property } from '../../properties/property/property.ts';
import { cardData, needsOfCards } from '../../properties/view/card-data.ts';
import { cardContext } from '../card-context.server.ts';
import { propertyHead } from '../metadata/page-head.server.ts';
import { homeBreadcrumb } from '../page-heading/breadcrumbs.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { formatEuro } from '../../properties/price/price.ts';
import type { DayOfMoments } from '../../forms/definition/form-content.ts';
import { outcomeMessages, pendingMessages } from '../../properties/property/state-messages.ts';
import { canBeVisited } from '../../properties/property/visitor-actions.ts';

const propertyFormWords = {
  'contact-appointment': { title: 'visit.title', text: 'visit.text', aside: 'visit.property' },
  'send-to-friend': { title: 'share.friendTitle', text: 'share.friendText', aside: 'share.friendProperty' },
  'rental-application': {
    title: 'application.title',
    text: 'application.text',
    aside: 'application.property',
  },
  'offer-to-buy': { title: 'offer.title', text: 'offer.text', aside: 'offer.property' },
  'request-documents': {
    title: 'form.requestDocuments',
    text: 'message.documentsByEmail',
    aside: 'documents.property',
  },
} as const satisfies Record<PropertyForm, Record<'title' | 'text' | 'aside', TextName>>;

export type PropertyFormPageData = NonNullable<Awaited<ReturnType<typeof loadPropertyFormPage>>>;

export async function loadPropertyFormPage(context: PageContext, id: string, form: PropertyForm) {
  const { platform, site, language, url } = context;
  const { paths } = site;
  const { catalogue } = platform;
  const property = await acceptedProperty(context, id, form);
  if (!property) return undefined;
  const t = serverText(site, language);
  const words = propertyFormWords[form];
  const title = t(words.title);
  const text = t(words.text);
  const back = {
    title: property.title,
    lang: property.lang,
    href: propertyPath(paths, property, language),
    words: t('print.back'),
  };
  const path = propertyFormPath(back.href, form, language);
  const alternates = Object.fromEntries(
    (
      await Promise.all(
        site.languages.map(async (each) => {
          const translated = await catalogue.find(id, each);
          if (!translated) return [];
          return [[each, propertyFormPath(propertyPath(paths, translated, each), form, each)] as const];
        }),
      )
    ).flat(),
  );
  const card = cardData(property, cardContext(context));
  const hasVisits = form === 'contact-appointment';
  const visitDays = hasVisits ? await loadVisitDays({ platform, site, language }, id) : [];
  const ends = form === 'offer-to-buy' ? offerEnds({ now: platform.clock(), language, t }) : [];
  return {
    kind: 'property-form' as const,
    title,
    text,
    notice: formNotice(context, { property, form, visitDays }),
    aside: t(words.aside),
    card,
    needs: needsOfCards([card]),
    form: loadForm(formDefinitions[form], {
      language,
      paths,
      t,
      catalogue,
      visitDays: visitDays ?? [],
      visitMoment: url.searchParams.get('moment') ?? undefined,
      ends,
    }),
    back,
    language,
    path,
    head: propertyHead(context, {
      path,
      alternates,
      title: `${title}: ${property.title}, ${property.city}`,
      description: text,
      isIndexed: false,
      shared: { title, cover: property.picture },
    }),
    breadcrumbs: [homeBreadcrumb(context), back, { title }],
    alternates,
  };
}

export async function propertyFormAddress(
  context: PageContext,
  id: string,
  form: PropertyForm,
): Promise<string | undefined> {
  const property = await acceptedProperty(context, id, form);
  return (
    property &&
    propertyFormPath(propertyPath(context.site.paths, property, context.language), form, context.language)
  );
}

async function acceptedProperty(
  { platform, language }: PageContext,
  id: string,
  form: PropertyForm,
): Promise<Property | undefined> {
  const property = await platform.catalogue.find(id, language);
  return property && formDefinitions[form].accepts?.(property) !== false ? property : undefined;
}

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
  /** Replaces the form. */
  isInstead?: true;
};

type Given = {
  property: Property;
  form: PropertyForm;
  /** Undefined if they cannot be read. */
  visitDays: readonly DayOfMoments[] | undefined;
};

/** Text above the form, or in its place. */
function formNotice(context: PageContext, given: Given): FormNotice | undefined {
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
