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

function PropertyOutcome({ outcome }: { outcome: NonNullable<PropertyPageData['outcome']> }) {
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
  const { property, street, place, price } = page;
  return (
    <header className="property-opening wrap">
      <div>
        <p className="eyebrow">{property.mainTypeName}</p>
        <h1 className="heading-1 mt-2">{softHyphens(property.title, page.language)}</h1>
        <p className="lead mt-3">{[street ?? t('property.addressOnRequest'), place].join(', ')}</p>
        <div className="opening-facts">
          <PropertyKeyFacts facts={page.keyFacts} energyLabel={page.energyLabel} />
        </div>
      </div>
      <div>
        <PropertyStatus page={page} />
        <p className="price price-large">
          <CardPrice {...price} />
        </p>
        <div className="property-marks">
          <FavouriteButton id={page.reference} title={property.title} hasLabel />
          <ShareButton share={page.share} />
          <a href={page.print.href} className="mark-link">
            <ShapedIcon shapes={printer} />
            {page.print.title}
          </a>
        </div>
        <div className="property-reference">
          <p>
            {t('property.reference')} {page.reference}
          </p>
          {page.comparison && <CompareLink id={page.reference} {...page.comparison} />}
        </div>
      </div>
      {page.openHouses && <OpenHouses openHouses={page.openHouses} />}
      {page.outcome && <PropertyOutcome outcome={page.outcome} />}
    </header>
  );
}
