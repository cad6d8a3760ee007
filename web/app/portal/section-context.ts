import type { Translate } from '../content/i18n/translate.ts';
import type { PageContext } from '../content/page-context.ts';
import type { PropertySummary } from '../properties/property/property.ts';
import type { PictureData } from '../ui/picture/picture-data.ts';
import type { Owner } from './session/require-owner.server.ts';

/** One of the owner's own, be it hidden from visitors, sold or rented. */
export type PortalProperty = Pick<PropertySummary, 'id' | 'lang' | 'title' | 'goal' | 'publishedOn'> & {
  ribbon: PropertySummary['ribbon'] | PropertySummary['pending'];
  /** Street and number, also where visitors do not see them. */
  address: string;
  /** Postal code and name. */
  town: string;
  /** Undefined once the import no longer has it. */
  picture: PictureData | undefined;
  brokerId: string;
  brokerName: string | undefined;
  /** Its public page, while visitors can see it. */
  href: string | undefined;
  /** ISO day until which the owner reads about it once it has left, without changing anything. */
  keptUntil?: string;
};

export type SectionContext = PageContext & {
  owner: Owner;
  t: Translate;
  /** All of the owner's, also those that have left. */
  properties: readonly PortalProperty[];
  /** Undefined while all are shown. */
  selected: PortalProperty | undefined;
  /** References to show: of the selected property, or of all of the owner's. */
  propertyIds: readonly string[];
};

export type SectionMove = { next: string; headers?: Record<string, string> };

export type SectionResult = {
  kind: 'done' | 'failed';
  message: string;
  /** Given back to the form of a section, so that nobody types twice. */
  typed?: Readonly<Record<string, string>>;
  /** The new address of a calendar, which is told once. */
  calendar?: string;
};
