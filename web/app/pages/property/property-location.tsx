import { useText } from '../../content/i18n/text.tsx';
import { MapFoot, PropertyMap } from '../../properties/map/map.tsx';
import { NearbyList } from '../../properties/nearby/nearby-list.tsx';
import { RenderedOnce } from '../../content/i18n/rendered-once.tsx';
import { PropertySection } from '../property-section/property-section.tsx';
import { sectionIds } from '../property-section/section-ids.ts';
import type { LocationData } from './load-location.server.ts';
import type { ShownProperty } from './shown-property.server.ts';
import { SurroundingsSketch } from './sketch/surroundings-sketch.tsx';

const beside = 'md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]';

type PropertyLocationProps = { property: ShownProperty; location: LocationData };

export function PropertyLocation({ property: { street, place }, location }: PropertyLocationProps) {
  const t = useText();
  const { map, sketch, drawn, neighbourhood, nearby } = location;
  return (
    <PropertySection
      id={sectionIds.location}
      title={t('property.location')}
      note={[street ?? t('property.addressOnRequest'), place].join(', ')}
    >
      {neighbourhood && (
        <div className="prose mb-8" lang={neighbourhood.lang}>
          <h3 className="heading-4">{neighbourhood.name}</h3>
          <p>{neighbourhood.description}</p>
        </div>
      )}
      <div className={`grid items-start gap-x-10 gap-y-8 print:contents ${sketch ? beside : ''}`}>
        <div className="print:contents">
          {sketch ? (
            <>
              <RenderedOnce
                className="map"
                component={SurroundingsSketch}
                props={{ sketch, label: map.label }}
              />
              <MapFoot notes={[sketch.note]} link={map.nearby} />
            </>
          ) : (
            drawn && <PropertyMap map={drawn} />
          )}
        </div>
        {nearby.lines.length > 0 && (
          <div className="print:contents">
            <h3 className="heading-4 mb-3">{nearby.title}</h3>
            <NearbyList lines={nearby.lines} />
          </div>
        )}
      </div>
    </PropertySection>
  );
}
