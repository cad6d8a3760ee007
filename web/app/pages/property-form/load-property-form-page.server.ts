import { formDefinitions } from '../../forms/definition/definitions.server.ts';
import { loadForm } from '../../forms/definition/load-form.server.ts';
import { serverText } from '../../i18n/i18next.server.ts';
import type { PropertyForm } from '../../i18n/words-in-code.ts';
import { propertyPath } from '../../paths/build-path.ts';
import { propertyFormPath } from '../../paths/property/property-form-path.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { cardContext } from '../card-context.server.ts';
import { offerHead } from '../metadata/offer-head.server.ts';
import { homeBreadcrumb } from '../opening/page-steps.server.ts';
import type { PageContext } from '../page-context.ts';
import { applicationNotes } from './application-notes.server.ts';
import { propertyFormWords } from './property-form-words.ts';

export type PropertyFormPageData = NonNullable<ReturnType<typeof loadPropertyFormPage>>;

/** Loads the page of a form about a property; undefined where the form does not accept the property. */
export function loadPropertyFormPage(context: PageContext, id: string, form: PropertyForm) {
  const { site, language } = context;
  const { paths } = site;
  const property = catalogue.find(id, language);
  const definition = formDefinitions[form];
  if (!property || definition.accepts?.(property) === false) return undefined;
  const t = serverText(site, language);
  const words = propertyFormWords[form];
  const title = t(words.title);
  const text = t(words.text);
  const back = { title: property.title, href: propertyPath(paths, property, language) };
  const path = propertyFormPath(back.href, form, language);
  const alternates = Object.fromEntries(
    site.languages.flatMap((each) => {
      const translated = catalogue.find(id, each);
      if (!translated) return [];
      return [[each, propertyFormPath(propertyPath(paths, translated, each), form, each)] as const];
    }),
  );
  return {
    kind: 'property-form' as const,
    title,
    text,
    notice: noticeOf(context, id, form),
    aside: t(words.aside),
    card: cardData(property, cardContext(context)),
    form: loadForm(definition, { language, paths, t }),
    language,
    path,
    head: offerHead(context, {
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

/** Text between title and form. */
function noticeOf(
  context: PageContext,
  id: string,
  form: PropertyForm,
): { heading?: string; lines: readonly string[] } | undefined {
  if (form === 'rental-application') return { lines: applicationNotes(context, id) };
  if (form !== 'offer-to-buy') return undefined;
  const t = serverText(context.site, context.language);
  return { heading: t('offer.bindingTitle'), lines: [t('offer.bindingText'), t('offer.advance')] };
}
