import { useText } from '../../../content/i18n/text.tsx';
import { FavouriteButton } from '../../../properties/favourites/favourite-button.tsx';
import { OnwardLink } from '../../../ui/card/onward-link.tsx';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { OfficeAddress, OfficeHours } from '../../modules/office/office.tsx';
import type { loadPropertyOffice } from '../../property-section/load-broker.server.ts';
import { PropertyBroker } from '../../property-section/property-broker.tsx';
import { sectionIds } from '../../property-section/section-ids.ts';
import { ShareOpener } from '../../share/share-button.tsx';
import type { PropertyPageData } from '../load-property-page.server.ts';
import { PropertyPrice, PropertyStatus } from './property-status.tsx';

type PropertyOfficeProps = { office: NonNullable<ReturnType<typeof loadPropertyOffice>> };

/** Shown below the broker, or in place of one. */
export function PropertyOffice({ office: { label, name, address, phone, hours } }: PropertyOfficeProps) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-sm text-muted">{label}</p>
      <p className="heading-4">{name}</p>
      {address && <OfficeAddress address={address} />}
      <div className="mt-3">
        <ContactLinks phone={phone} />
      </div>
      <OfficeHours hours={hours} heading="h3" />
    </div>
  );
}

const headingId = 'broker';

/** Price and broker, sticky beside the page on wide screens; on narrower ones only the broker. */
export function OfferCard({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { property, heading } = page;
  const { broker, office, visit, next } = page.offer;
  return (
    <aside aria-labelledby={headingId} className="offer">
      <div className="mb-6 border-b border-line pb-6 max-xl:hidden low:mb-4 low:pb-4 print:hidden">
        <div className="offer-head flex items-start gap-2 [&>:first-child]:flex-1">
          <PropertyStatus property={property} />
          <FavouriteButton id={property.id} title={property.title} />
          <ShareOpener label={heading.share.words.share} isRound />
        </div>
        <PropertyPrice property={property} />
        <div className="mt-6 flex flex-wrap gap-2 [&>*]:flex-auto [&>*]:px-3 low:mt-4">
          {visit && (
            <a href={visit.href} className="button">
              {visit.title}
            </a>
          )}
          {!property.ribbon && (
            <a href={`#${sectionIds.question}`} className={visit ? 'button button-quiet' : 'button'}>
              {t('property.ask')}
            </a>
          )}
        </div>
        {next && (
          <p className="mt-4">
            <OnwardLink href={next.href}>{next.title}</OnwardLink>
          </p>
        )}
      </div>
      <h2 id={headingId} className="heading-4">
        {t(property.ribbon ? 'property.similarWanted' : 'property.contactHeading')}
      </h2>
      <p className="mt-1 text-sm text-muted low:hidden print:hidden">
        {t(property.ribbon ? 'property.similarText' : 'property.contactText')}
      </p>
      {broker && <PropertyBroker broker={broker} />}
      {office && <PropertyOffice office={office} />}
    </aside>
  );
}
