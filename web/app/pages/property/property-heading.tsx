import { useText } from '../../content/i18n/text.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';
import printerFile from '../../ui/icon/lucide/printer.svg?raw';
import { CompareLink } from '../../properties/favourites/favourites-link.tsx';
import { FavouriteButton } from '../../properties/favourites/favourite-button.tsx';
import { PropertyKeyFacts } from '../../properties/facts/property-key-facts.tsx';
import { softHyphens } from '../../properties/text/text.ts';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import { HighlightList } from '../../properties/facts/highlight-list.tsx';
import { PropertyName } from '../property-section/property-section.tsx';
import { OpenHouses } from '../open-houses/open-houses.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { PropertyPrice, PropertyStatus } from './offer/property-status.tsx';

function PropertyOutcome({ outcome }: { outcome: NonNullable<PropertyPageData['heading']['outcome']> }) {
  const t = useText();
  const { kind, message, daysListed: count, ways } = outcome;
  return (
    <div className="notice flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <p className="heading-4">{message}</p>
      {count !== undefined && (
        <p className="text-muted">
          {t(kind === 'sold' ? 'recent.soldAfter' : 'recent.rentedAfter', { count })}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm xl:ms-auto">
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

export function PropertyHeading({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { property, heading, details } = page;
  const { print, share, comparison, openHouses, outcome, pending } = heading;
  return (
    <header className="property-heading grid gap-x-12 gap-y-4 pt-4 [&>*]:col-span-full md:grid-cols-[minmax(0,1fr)_auto] md:pt-6 xl:pt-8">
      <div className="md:col-span-1!">
        <PropertyName
          type={property.mainTypeName}
          title={softHyphens(property.title, property.lang ?? page.language)}
          lang={property.lang}
          street={property.street}
          place={property.place}
        />
        <div className="md:hidden">
          <PropertyKeyFacts facts={property.keyFacts} energyLabel={property.energyLabel} />
        </div>
      </div>
      <div className="md:col-span-1! xl:hidden">
        <PropertyStatus property={property} />
        <PropertyPrice property={property} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4.5 text-sm xl:[&>button]:hidden">
        <FavouriteButton id={property.id} title={property.title} hasLabel />
        <ShareButton share={share} />
        <a href={print.href} className="mark-link">
          <ShapedIcon shapes={printer} />
          {print.title}
        </a>
        <p className="text-muted">
          {t('property.reference')} {property.id}
        </p>
        {comparison && <CompareLink id={property.id} {...comparison} />}
      </div>
      {openHouses && <OpenHouses openHouses={openHouses} />}
      {outcome && <PropertyOutcome outcome={outcome} />}
      {pending && <Notice>{pending}</Notice>}
      <div className="max-md:hidden">
        {details && <HighlightList highlights={details.facts.highlights} />}
      </div>
    </header>
  );
}
