import { formDefinitions } from '../../forms/definition/definitions.server.ts';
import { loadForm } from '../../forms/definition/load-form.server.ts';
import { loadVisitDays } from '../../forms/kinds/visit/visit-days.server.ts';
import { serverText } from '../../i18n/i18next.server.ts';
import { propertyPath } from '../../paths/build-path.ts';
import { visitPath } from '../../paths/property/visit-path.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import type { Property } from '../../properties/model/property.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { cardContext } from '../card-context.server.ts';
import { offerHead } from '../metadata/offer-head.server.ts';
import { homeBreadcrumb } from '../opening/page-steps.server.ts';
import type { PageContext } from '../page-context.ts';

export type VisitPageData = NonNullable<Awaited<ReturnType<typeof loadVisitPage>>>;

/** Loads the page on which a visit is booked; undefined for a reference that is not in the bundle. */
export async function loadVisitPage(context: PageContext, id: string) {
  const { platform, site, language } = context;
  const { paths } = site;
  const property = catalogue.find(id, language);
  if (!property) return undefined;
  const t = serverText(site, language);
  const visitDays = await loadVisitDays({ platform, site, language }, id);
  const back = { title: property.title, href: propertyPath(paths, property, language) };
  const alternates = Object.fromEntries(
    site.languages.flatMap((each) => {
      const translated = catalogue.find(id, each);
      return translated ? [[each, visitPath(propertyPath(paths, translated, each), each)] as const] : [];
    }),
  );
  const path = visitPath(back.href, language);
  const title = t('visit.title');
  return {
    kind: 'visit' as const,
    title,
    text: t('visit.text'),
    aside: t('visit.property'),
    /** Instead of free times, where there are none. */
    notice: visitDays && visitDays.length > 0 ? undefined : noticeOf(context, property, Boolean(visitDays)),
    card: cardData(property, cardContext(context)),
    form: loadForm(formDefinitions['contact-appointment'], {
      language,
      paths,
      t,
      visitDays: visitDays ?? [],
    }),
    back,
    language,
    path,
    head: offerHead(context, {
      path,
      alternates,
      title: `${title}: ${property.title}, ${property.city}`,
      description: t('visit.text'),
      isIndexed: false,
      shared: { title, cover: property.picture },
    }),
    breadcrumbs: [homeBreadcrumb(context), back, { title }],
    alternates,
  };
}

function noticeOf({ site, language }: PageContext, { ribbon, brokerId }: Property, isKnown: boolean) {
  const t = serverText(site, language);
  if (ribbon) {
    return { title: t(ribbon.kind === 'sold' ? 'property.soldMessage' : 'property.rentedMessage') };
  }
  const phone = catalogue.broker(brokerId, language)?.phone ?? site.content.settings?.phone ?? '';
  if (!isKnown) return { title: t('message.unavailable', { phone }) };
  return { title: t('message.appointmentsFull'), text: t('visit.none'), phone };
}
