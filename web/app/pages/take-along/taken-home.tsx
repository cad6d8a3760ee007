import { ScriptIsland } from '../../islands/script-island.tsx';
import { PropertyFacts } from '../../properties/facts/property-facts.tsx';
import { HighlightList } from '../../properties/facts/highlight-list.tsx';
import { PlanCaption } from '../../properties/gallery/plan-caption.tsx';
import { houseMarker } from '../../properties/map/drawing/house-marker.ts';
import { MapDrawing } from '../../properties/map/drawing/map-drawing.tsx';
import { MapShapes } from '../../properties/map/drawing/map-shapes.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { PropertyBroker } from '../property-section/property-broker.tsx';
import { PropertyPrice, PropertyStatus } from '../property/offer/property-status.tsx';
import { attachTakeAlong } from './attach-take-along.ts';
import type { TakenHomeData, TakenRoom } from './load-take-along.server.ts';
import { TakenPicture } from './taken-picture.tsx';

/** More would fill a phone. */
const mostPictures = 9;

export function TakenHome({ data }: { data: TakenHomeData }) {
  const { page, route, list, words, homeWords } = data;
  const { property, gallery, details, offer } = page;
  const { broker } = offer;
  const t = useText();
  return (
    <ScriptIsland
      name="takeAlong"
      attach={attachTakeAlong}
      props={{ list, home: property.id, words: { ...words, noted: homeWords.noted } }}
    >
      <div className="taken-top pt-8">
        <PropertyStatus property={property} />
        <h1 className="heading-2" lang={property.lang}>
          {property.title}
        </h1>
        <p className="lead">
          {[property.street ?? t('property.addressOnRequest'), property.place].join(', ')}
        </p>
        <PropertyPrice property={property} />
        <p className="notice mt-4" data-visit={property.id} hidden />
        <p className="mt-4 flex flex-wrap gap-3">
          {route && (
            <a href={route.href} className="button">
              {route.label}
            </a>
          )}
          <a href={page.path} className="button button-quiet">
            {homeWords.page}
          </a>
        </p>
      </div>
      {gallery.photographs.length > 0 && (
        <ul className="taken-pictures mt-8" aria-label={gallery.words.title}>
          {gallery.photographs.slice(0, mostPictures).map((picture) => (
            <li key={picture.src}>
              <TakenPicture picture={picture} width={960} />
            </li>
          ))}
        </ul>
      )}
      <div className="taken-columns mt-8">
        <div className="grid content-start gap-12">
          {gallery.plans.map((plan) => (
            <figure key={plan.src} className="taken-plan">
              <TakenPicture picture={plan} width={960} />
              <figcaption className="mt-3 text-sm" lang={plan.lang}>
                <PlanCaption text={plan.alt} />
              </figcaption>
            </figure>
          ))}
          {details && (
            <>
              <h2 className="heading-3">{t('property.details')}</h2>
              <HighlightList highlights={details.facts.highlights} />
              <PropertyFacts sheet={details.facts} renovationDuty={details.renovationDuty} />
            </>
          )}
          <div className="prose" lang={property.lang}>
            {property.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Place data={data} />
        </div>
        <div className="grid content-start gap-12">
          <Notes data={data} />
          {broker && <PropertyBroker broker={broker} />}
        </div>
      </div>
    </ScriptIsland>
  );
}

function Place({ data: { map, nearby } }: { data: TakenHomeData }) {
  const t = useText();
  if (!map) return null;
  return (
    <section>
      <h2 className="heading-3">{t('property.location')}</h2>
      <div className="map mt-4">
        <MapShapes marker={houseMarker} outlines={map.outlines} />
        <div className="map-stage map-of-one aspect-video">
          <MapDrawing drawing={map.drawing} label={map.label} isPicture />
        </div>
      </div>
      {map.note && <p className="mt-3 text-sm text-muted">{map.note}</p>}
      {nearby && nearby.lines.length > 0 && (
        <ul className="mt-3 text-sm">
          {nearby.lines.map(({ kind, label, distance }) => (
            <li key={kind}>
              {label}: {distance}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Never sent: the form has no address, and its script stores the notes on the device. */
function Notes({ data: { rooms, homeWords } }: { data: TakenHomeData }) {
  return (
    <form aria-labelledby="notes" className="taken-notes" hidden>
      <div>
        <h2 id="notes" className="heading-3">
          {homeWords.notes}
        </h2>
        <p className="mt-2 text-sm text-muted">{homeWords.notesLead}</p>
        <p role="status" className="mt-2 text-sm" />
      </div>
      {[{ id: 'whole', name: homeWords.whole }, ...rooms].map((room) => (
        <Room key={room.id} room={room} words={homeWords} />
      ))}
    </form>
  );
}

function Room({ room: { id, name, about }, words }: { room: TakenRoom; words: TakenHomeData['homeWords'] }) {
  const note = words.note.replace('{room}', name);
  return (
    <details className="disclosure border-t border-line" open={id === 'whole'}>
      <summary>
        <span className="heading-4 first-letter:uppercase">{name}</span>
        <span className="text-sm text-muted">{about}</span>
        <Icon name="chevronDown" />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{words.mark.replace('{room}', name)}</legend>
        <div className="options taken-marks">
          {Object.entries(words.marks).map(([mark, label]) => (
            <label key={mark} className="option">
              <input type="radio" name={`mark ${id}`} value={mark} />
              {label}
            </label>
          ))}
        </div>
        <textarea
          name={`note ${id}`}
          className="input mt-2"
          rows={1}
          maxLength={2000}
          aria-label={note}
          placeholder={note}
          autoComplete="off"
        />
      </fieldset>
    </details>
  );
}
