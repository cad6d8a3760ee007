import { defaultLanguage } from 'schemas/languages.ts';
import { perLanguage } from '../../cms/site.server.ts';
import { formDefinitions } from '../../forms/definition/definitions.server.ts';
import { loadForm } from '../../forms/definition/load-form.server.ts';
import { serverText } from '../../i18n/i18next.server.ts';
import { type Alternates, listPath, propertyPath } from '../../paths/build-path.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { dutyOn, hasRenovationDuty } from '../../properties/energy/renovation-duty.ts';
import { galleryData } from '../../properties/gallery/gallery-data.ts';
import type { Property } from '../../properties/model/property.ts';
import { streetLine } from '../../properties/text/street-line.ts';
import { pictureData } from '../../properties/view/picture-data.ts';
import { absoluteAlternates } from '../metadata/page-head.server.ts';
import type { Breadcrumb } from '../opening/breadcrumbs.tsx';
import { homeBreadcrumb } from '../opening/page-steps.server.ts';
import type { PageContext } from '../page-context.ts';

export type PropertyPageData = NonNullable<ReturnType<typeof loadPropertyPage>>;

/** Loads the page of a property; undefined for a reference that is not in the bundle. */
export function loadPropertyPage(context: PageContext, id: string) {
  const { platform, site, language } = context;
  const property = catalogue.find(id, language);
  if (!property) return undefined;
  const t = serverText(site, language);
  const { SITE_URL } = platform.settings;
  const { goal, state, ribbon, title, mainTypeName, description, address } = property;
  const path = propertyPath(site.paths, property, language);
  const alternates = propertyAlternates(context, id);
  return {
    kind: 'property' as const,
    property: { goal, state, ribbon, title, mainTypeName, description },
    /** Empty when the agency does not publish it. */
    price: {
      price: property.price?.text,
      previousPrice: ribbon ? undefined : property.price?.previous,
      charges: property.charges,
    },
    /** Street and number; undefined when the agency does not publish them. */
    street: address && streetLine(address, property.mainType, language),
    place: `${property.zip} ${property.city}`,
    reference: id,
    facts: catalogue.factSheet(id, { t, language }),
    renovationDuty: hasRenovationDuty(property) ? renovationDuty(context) : undefined,
    gallery: galleryData(property, t),
    broker: brokerCard(context, property),
    question: {
      title: t('form.contactMeTitle'),
      reference: t('form.contactMeReference', { reference: id }),
      content: loadForm(formDefinitions['contact-me'], { language, paths: site.paths, t }),
    },
    language,
    path,
    listHref: listPath(site.paths, goal, language),
    head: {
      title: [`${title}, ${property.city}`, site.content.settings?.agencyName].filter(Boolean).join(' – '),
      description: property.excerpt,
      canonical: `${SITE_URL}${path}`,
      alternates: absoluteAlternates(alternates, SITE_URL),
      isIndexed: true,
    },
    breadcrumbs: breadcrumbsOf(context, property),
    alternates,
  };
}

function renovationDuty({ platform, site, language }: PageContext): string | undefined {
  const today = platform.clock().toISOString().slice(0, 10);
  const texts = perLanguage(dutyOn(site.content.settings?.renovationDuties ?? [], today)?.text ?? null);
  return texts[language] ?? texts[defaultLanguage];
}

function propertyAlternates({ site }: PageContext, id: string): Alternates {
  const pairs = site.languages.flatMap((language) => {
    const translated = catalogue.find(id, language);
    return translated ? [[language, propertyPath(site.paths, translated, language)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function breadcrumbsOf(context: PageContext, { goal, title }: Property): Breadcrumb[] {
  const { site, language } = context;
  const list = site.paths.byKind(goal === 'sale' ? 'property-list-sale' : 'property-list-rent');
  const above = list && { title: list.titles[language] ?? '', href: listPath(site.paths, goal, language) };
  return [homeBreadcrumb(context), ...(above ? [above] : []), { title }];
}

function brokerCard({ language }: PageContext, { brokerId }: Property) {
  const broker = catalogue.broker(brokerId, language);
  if (!broker) return undefined;
  const { name, role, phone, email, picture } = broker;
  const portrait = {
    id: picture,
    url: `/pictures/${picture}`,
    width: 600,
    height: 600,
    scene: 'portrait',
    alt: '',
  };
  return { name, role, phone, email, portrait: pictureData(portrait) };
}
