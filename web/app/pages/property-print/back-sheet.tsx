import type { QrCodeData, PropertyPrintData } from './load-property-print.server.ts';
import { EnergyScaleFigure } from '../../properties/energy/energy-scale-figure.tsx';
import type { Fact } from '../../properties/facts/fact-groups.ts';
import { FactList } from '../../properties/facts/property-facts.tsx';
import type { FactSheet } from '../../properties/facts/fact-sheet.ts';
import { FloodScoreList } from '../../properties/facts/flood-score-list.tsx';
import type { LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';
import { useLanguage, useText } from '../../content/i18n/text.tsx';
import { PlanCaption } from '../../properties/gallery/plan-caption.tsx';
import { MapDrawing } from '../../properties/map/drawing/map-drawing.tsx';
import { MapShapes } from '../../properties/map/drawing/map-shapes.tsx';
import { houseMarker } from '../../properties/map/drawing/house-marker.ts';
import { CardPrice } from '../../properties/view/card-price.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PropertyBroker } from '../property-section/property-broker.tsx';

type QrCodeFigureProps = { code: QrCodeData; label: string };

export function QrCodeFigure({ code: { size, path }, label }: QrCodeFigureProps) {
  return (
    <svg
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="qr-code size-28 flex-none"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

type PaperFactsProps = { sheet: FactSheet; renovationDuty: string | undefined };

/** The sheet has room only for facts; readers on paper can ask. */
const withoutNotes = (facts: readonly Fact[]) => facts.map((fact) => ({ ...fact, note: undefined }));

/** Names only equipment that is present, to save room. */
function equipmentLine(facts: readonly Fact[], language: LanguageId): string {
  const there = facts.filter(({ isGood }) => isGood).map(({ label }) => label);
  return new Intl.ListFormat(languageTag(language), { type: 'unit' }).format(there);
}

/** More facts are set smaller, or the sheet would cut off the last ones. */
const mostInUsualSize = 36;

function countOf({ groups, energy, water, planning }: FactSheet): number {
  const parts = [...groups, energy, water, planning];
  return parts.reduce((sum, part) => sum + (part?.facts.length ?? 0), 0);
}

function PaperFacts({ sheet, renovationDuty }: PaperFactsProps) {
  const language = useLanguage();
  const { energy, water, planning } = sheet;
  const groups = sheet.groups.filter(
    ({ name, facts }) => name !== 'facts.equipment' || facts.some(({ isGood }) => isGood),
  );
  return (
    <>
      {groups.map(({ name, title, facts }) => (
        <section key={name}>
          <h2 className="heading-4">{title}</h2>
          {name === 'facts.equipment' ? (
            <p>{equipmentLine(facts, language)}</p>
          ) : (
            <FactList facts={withoutNotes(facts)} />
          )}
        </section>
      ))}
      {energy && (
        <section>
          <h2 className="heading-4">{energy.title}</h2>
          {energy.scale && <EnergyScaleFigure scale={energy.scale} />}
          {renovationDuty && (
            <p className="border-s-2 border-accent px-[0.75em] py-[0.5em]">{renovationDuty}</p>
          )}
          <FactList facts={withoutNotes(energy.facts)} />
        </section>
      )}
      {water && (
        <section>
          <h2 className="heading-4">{water.title}</h2>
          <FloodScoreList scores={water.scores} />
          <FactList facts={water.facts} />
        </section>
      )}
      {planning && (
        <section className="fact-sentences">
          <h2 className="heading-4">{planning.title}</h2>
          <FactList facts={planning.facts} isWide />
        </section>
      )}
    </>
  );
}

/** Index of the photograph shown if there is no plan: the first that is not on the front sheet. */
const nextPhotograph = 4;

export function BackSheet({ print }: { print: PropertyPrintData }) {
  const t = useText();
  const { page, agency, code, address, words } = print;
  const { property, gallery, details, location, offer } = page;
  const { street, place, price } = property;
  const { broker } = offer;
  const map = location?.drawn;
  const [plan] = gallery.plans;
  const picture = plan ?? gallery.photographs[nextPhotograph];
  return (
    <section className="sheet sheet-back" aria-label={t('property.details')}>
      <header className="sheet-head">
        <p>
          <strong lang={property.lang}>{property.title}</strong>, {place}
        </p>
        <p>
          <CardPrice {...price} /> · {t('property.reference')} {property.id}
        </p>
      </header>
      <div
        className="sheet-facts grid gap-8"
        data-dense={(details && countOf(details.facts) > mostInUsualSize) || undefined}
      >
        {details && <PaperFacts sheet={details.facts} renovationDuty={details.renovationDuty} />}
      </div>
      <div className="sheet-place grid gap-6">
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
              <div className="map-stage map-of-one aspect-video">
                <MapDrawing drawing={map.drawing} label={map.label} isPicture />
              </div>
            </div>
            <p>{map.note ?? [street, place].filter(Boolean).join(', ')}</p>
          </div>
        )}
      </div>
      {plan && (
        <div className="sheet-legend" lang={plan.lang}>
          <PlanCaption text={plan.alt} />
        </div>
      )}
      <div className="sheet-contact grid gap-6">
        <div className="sheet-broker">{broker && <PropertyBroker broker={broker} loading="eager" />}</div>
        <div className="sheet-code flex items-center gap-4">
          <p>
            {words.scan} <strong className="wrap-anywhere">{address}</strong>
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
