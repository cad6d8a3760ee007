import { FavouriteButton } from '../../../properties/favourites/favourite-button.tsx';
import { useText } from '../../../content/i18n/text.tsx';
import { PropertyKeyFacts } from '../../../properties/facts/property-key-facts.tsx';
import { OnwardLink } from '../../../ui/card/onward-link.tsx';
import { CardPrice } from '../../../properties/view/card-price.tsx';
import type { PropertyPageData } from '../load-property-page.server.ts';
import { ShareOpener } from '../../share/share-button.tsx';
import { PropertyBroker } from '../../property-section/property-broker.tsx';
import { PropertyStatus } from './property-status.tsx';
import { sectionIds } from '../../property-section/section-ids.ts';

const headingId = 'broker';

/** Price and broker, sticky beside the page on wide screens; on narrower ones only the broker. */
export function OfferCard({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { property, opening } = page;
  const { broker, visit, next } = page.offer;
  return (
    <aside aria-labelledby={headingId} className="offer">
      <div className="mb-6 border-b border-line pb-6 max-xl:hidden low:mb-4 low:pb-4 print:hidden">
        <div className="offer-head flex items-start gap-2 *:first:flex-1">
          <PropertyStatus property={property} />
          <FavouriteButton id={property.id} title={property.title} />
          <ShareOpener label={opening.share.words.share} isRound />
        </div>
        <p className="price price-large *:[del]:block *:[del]:leading-[1.4]">
          <CardPrice {...property.price} />
        </p>
        <div className="mt-2 lower:hidden">
          <p className="font-semibold">{property.title}</p>
          <p className="text-sm text-muted">{property.place}</p>
        </div>
        <PropertyKeyFacts facts={property.keyFacts} energyLabel={property.energyLabel} />
        <div className="mt-6 flex flex-wrap gap-2 *:flex-auto *:px-3 low:mt-4">
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
      </div>
      <h2 id={headingId} className="heading-4">
        {t(property.ribbon ? 'property.similarWanted' : 'property.contactHeading')}
      </h2>
      <p className="mt-1 text-sm text-muted low:hidden print:hidden">
        {t(property.ribbon ? 'property.similarText' : 'property.contactText')}
      </p>
      {broker && <PropertyBroker broker={broker} />}
      {next && (
        <p className="mt-4">
          <OnwardLink href={next.href}>{next.title}</OnwardLink>
        </p>
      )}
    </aside>
  );
}
