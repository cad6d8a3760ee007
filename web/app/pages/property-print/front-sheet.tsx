import { useText } from '../../content/i18n/text.tsx';
import { HighlightList } from '../../properties/facts/highlight-list.tsx';
import { CardPrice } from '../../properties/view/card-price.tsx';
import { Ribbon } from '../../properties/view/ribbon.tsx';
import { LogoMark } from '../../ui/icon/logo-mark.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PropertyStatus } from '../property/offer/property-status.tsx';
import type { PropertyPrintData } from './load-property-print.server.ts';

const smallPictures = 3;

/** Larger than on screens, because paper is sharper. */
const [bigSize, smallSize] = ['1360px', '600px'];

export function FrontSheet({ print }: { print: PropertyPrintData }) {
  const t = useText();
  const { page, agency, description, address, words } = print;
  const { property, gallery, details } = page;
  const { street, place, price } = property;
  const [big, ...others] = gallery.photographs;
  return (
    <article className="sheet sheet-front">
      <header className="sheet-head">
        <p className="logo">
          {agency.logo ? (
            <Picture picture={agency.logo} sizes="250px" loading="eager" />
          ) : (
            <>
              <LogoMark />
              <span>{agency.name}</span>
            </>
          )}
        </p>
        <p>{agency.contact}</p>
      </header>
      <div className="sheet-title grid gap-4">
        <div>
          <p className="eyebrow" lang={property.lang}>
            {property.mainTypeName}
          </p>
          <h1 className="heading-1" lang={property.lang}>
            {property.title}
          </h1>
          <p className="lead">{[street ?? t('property.addressOnRequest'), place].join(', ')}</p>
        </div>
        <div>
          <PropertyStatus property={property} />
          <p className="price price-large">
            <CardPrice {...price} />
          </p>
          <p className="text-muted">
            {t('property.reference')} {property.id}
          </p>
        </div>
      </div>
      <div className="sheet-pictures grid gap-2">
        {big && (
          <div className="sheet-picture relative aspect-3/2 overflow-hidden">
            <Picture picture={big} sizes={bigSize} loading="eager" />
            <Ribbon ribbon={property.ribbon ?? property.pending} />
          </div>
        )}
        {others.length > 0 && (
          <div className="sheet-row flex gap-2 [&>*]:flex-1">
            {others.slice(0, smallPictures).map((picture) => (
              <div key={picture.src} className="sheet-picture relative aspect-3/2 overflow-hidden">
                <Picture picture={picture} sizes={smallSize} loading="eager" />
              </div>
            ))}
          </div>
        )}
      </div>
      {details && <HighlightList highlights={details.facts.highlights} />}
      <div className="sheet-text grid gap-[0.75em]" lang={property.lang}>
        {description.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <footer className="sheet-foot">
        <p>{description.isCut ? words.readOn : address}</p>
        <p>1/2</p>
      </footer>
    </article>
  );
}
