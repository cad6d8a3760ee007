import { useText } from '../../content/i18n/text.tsx';
import { MapDrawing } from '../../properties/map/drawing/map-drawing.tsx';
import { MapShapes } from '../../properties/map/drawing/map-shapes.tsx';
import { houseMarker } from '../../properties/map/drawing/house-marker.ts';
import { CardPrice } from '../../properties/view/card-price.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PropertyBroker } from '../property-section/property-broker.tsx';
import type { PropertyPrintData } from './load-property-print.server.ts';
import { PaperFacts } from './paper-facts.tsx';
import { QrCodeFigure } from './qr-code-figure.tsx';

/** The place of the photograph shown where there is no plan: the first that is not on the first sheet. */
const nextPhotograph = 4;

export function BackSheet({ print }: { print: PropertyPrintData }) {
  const t = useText();
  const { page, agency, code, address, words } = print;
  const { property, place, price, gallery, map, street, facts, broker } = page;
  const [plan] = gallery.plans;
  const picture = plan ?? gallery.photographs[nextPhotograph];
  return (
    <section className="sheet sheet-back" aria-label={t('property.details')}>
      <header className="sheet-head">
        <p>
          <strong>{property.title}</strong>, {place}
        </p>
        <p>
          <CardPrice {...price} /> · {t('property.reference')} {page.reference}
        </p>
      </header>
      <div className="sheet-facts">
        {facts && <PaperFacts sheet={facts} renovationDuty={page.renovationDuty} />}
      </div>
      <div className="sheet-place">
        {picture && (
          <div className={plan ? 'sheet-plan' : 'sheet-photograph'}>
            {plan && <h2 className="heading-4">{gallery.words.plans}</h2>}
            <Picture picture={picture} sizes="1360px" loading="eager" />
          </div>
        )}
        {map && (
          <div className="sheet-map">
            <h2 className="heading-4">{t('property.location')}</h2>
            <div className="map">
              <MapShapes marker={houseMarker} outlines={map.outlines} />
              <div className="map-stage map-of-one">
                <MapDrawing drawing={map.drawing} label={map.label} isPicture />
              </div>
            </div>
            <p>{map.note ?? [street, place].filter(Boolean).join(', ')}</p>
          </div>
        )}
      </div>
      <div className="sheet-contact">
        <div className="sheet-broker">{broker && <PropertyBroker broker={broker} loading="eager" />}</div>
        <div className="sheet-code">
          <p>
            {words.scan} <strong>{address}</strong>
          </p>
          <QrCodeFigure code={code} label={words.code} />
        </div>
      </div>
      <footer className="sheet-foot">
        <p>{agency.legal}</p>
        <p>2/2</p>
      </footer>
    </section>
  );
}
