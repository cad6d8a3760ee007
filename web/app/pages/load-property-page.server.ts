import type { LanguageId } from 'schemas/languages.ts';
import { serverText } from '../i18n/i18next.server.ts';
import { listPath, propertyPath } from '../paths/build-path.ts';
import { catalogue } from '../properties/catalogue.ts';
import { pictureData, type PictureData } from '../properties/picture-data.ts';
import type { Property } from '../properties/property.ts';
import { homeBreadcrumb, type PageContext } from './load-page.server.ts';
import { absoluteAlternates, type Breadcrumb, type PageHead } from './page-data.ts';

export type PropertyPageData = {
  property: Omit<Property, 'pictures'>;
  pictures: readonly PictureData[];
  language: LanguageId;
  /** The one path of this property in this language. */
  path: string;
  listHref: string;
  head: PageHead;
  breadcrumbs: readonly Breadcrumb[];
  alternates: Partial<Record<LanguageId, string>>;
  contact: { phone: string | null; email: string | null };
};

/** Loads the page of a property; undefined for a reference that is not in the bundle. */
export function loadPropertyPage(context: PageContext, id: string): PropertyPageData | undefined {
  const { site, url, language } = context;
  const property = catalogue.find(id, language);
  if (!property) return undefined;
  const { pictures, ...shown } = property;
  const t = serverText(site, language);
  const alternates = Object.fromEntries(
    site.languages.flatMap((other) => {
      const translated = catalogue.find(id, other);
      return translated ? [[other, propertyPath(site.paths, translated, other)]] : [];
    }),
  );
  const path = propertyPath(site.paths, property, language);
  const listHref = listPath(site.paths, property.goal, language);
  const name = `${property.title}, ${property.city}`;
  return {
    property: shown,
    pictures: pictures.map(pictureData),
    language,
    path,
    listHref,
    head: {
      title: [name, site.content.settings?.agencyName].filter(Boolean).join(' – '),
      description: property.excerpt,
      canonical: `${url.origin}${path}`,
      alternates: absoluteAlternates(alternates, url.origin),
      isIndexed: true,
    },
    breadcrumbs: [
      homeBreadcrumb(context),
      { title: t(property.goal === 'sale' ? 'list.headingSale' : 'list.headingRent'), href: listHref },
      { title: property.title },
    ],
    alternates,
    contact: {
      phone: site.content.settings?.phone ?? null,
      email: site.content.settings?.email ?? null,
    },
  };
}
