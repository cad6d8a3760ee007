import type { LanguageId } from 'schemas/languages.ts';
import type { FormContent } from '../../forms/definition/form-content.ts';
import type { Alternates } from '../../paths/build-path.ts';
import type { FactGroup } from '../../properties/facts/fact-groups.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { Property } from '../../properties/model/property.ts';
import type { Breadcrumb, PageHead } from '../page-data.ts';

/** Whom a visitor calls about a property. */
export type BrokerCard = {
  name: string;
  role: string;
  phone: string;
  email: string;
  portrait: PictureData;
};

/** Exactly what the page of a property shows. */
export type PropertyPageData = {
  property: Pick<Property, 'goal' | 'state' | 'ribbon' | 'title' | 'mainTypeName' | 'description'>;
  /** Undefined when the agency does not publish it. */
  price: string | undefined;
  /** Street and number; undefined when the agency does not publish them. */
  street: string | undefined;
  /** Postal code and city. */
  place: string;
  keyFacts: Pick<Property, 'id' | 'bedrooms' | 'surface' | 'energyLabel'>;
  facts: readonly FactGroup[];
  pictures: readonly PictureData[];
  broker: BrokerCard | undefined;
  /** The form for a question about this property, and what stands above it. */
  question: { title: string; reference: string; content: FormContent };
  language: LanguageId;
  /** The one path of this property in this language. */
  path: string;
  listHref: string;
  head: PageHead;
  breadcrumbs: readonly Breadcrumb[];
  alternates: Alternates;
};
