import { useText } from '../../content/i18n/text.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';
import printerFile from '../../ui/icon/lucide/printer.svg?raw';
import { CompareLink } from '../../properties/favourites/favourites-link.tsx';
import { FavouriteButton } from '../../properties/favourites/favourite-button.tsx';
import { PropertyKeyFacts } from '../../properties/facts/property-key-facts.tsx';
import { softHyphens } from '../../properties/text/text.ts';
import { CardPrice } from '../../properties/view/card-price.tsx';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import { OpenHouses } from '../open-houses/open-houses.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { PropertyStatus } from './offer/property-status.tsx';

function PropertyOutcome({ outcome }: { outcome: NonNullable<PropertyPageData['opening']['outcome']> }) {
  const t = useText();
  const { kind, daysListed: count, ways } = outcome;
  return (
    <div className="notice property-outcome">
      <p className="heading-4">{t(kind === 'sold' ? 'property.soldMessage' : 'property.rentedMessage')}</p>
      {count !== undefined && (
        <p className="text-muted">
          {t(kind === 'sold' ? 'recent.soldAfter' : 'recent.rentedAfter', { count })}
        </p>
      )}
      <ul>
        {ways.map(({ href, title }) => (
          <li key={href}>
            <OnwardLink href={href}>{title}</OnwardLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const printer = iconShapes(printerFile);

export function PropertyOpening({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { property, opening } = page;
  const { street, place } = property;
  const { print, share, comparison, openHouses, outcome } = opening;
  return (
    <header className="property-opening wrap">
      <div>
        <p className="eyebrow">{property.mainTypeName}</p>
        <h1 className="heading-1 mt-2">{softHyphens(property.title, page.language)}</h1>
        <p className="lead mt-3">{[street ?? t('property.addressOnRequest'), place].join(', ')}</p>
        <div className="opening-facts">
          <PropertyKeyFacts facts={property.keyFacts} energyLabel={property.energyLabel} />
        </div>
      </div>
      <div>
        <PropertyStatus property={property} />
        <p className="price price-large">
          <CardPrice {...property.price} />
        </p>
        <div className="property-marks">
          <FavouriteButton id={property.id} title={property.title} hasLabel />
          <ShareButton share={share} />
          <a href={print.href} className="mark-link">
            <ShapedIcon shapes={printer} />
            {print.title}
          </a>
        </div>
        <div className="property-reference">
          <p>
            {t('property.reference')} {property.id}
          </p>
          {comparison && <CompareLink id={property.id} {...comparison} />}
        </div>
      </div>
      {openHouses && <OpenHouses openHouses={openHouses} />}
      {outcome && <PropertyOutcome outcome={outcome} />}
    </header>
  );
}
