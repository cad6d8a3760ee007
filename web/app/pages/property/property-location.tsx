import { useText } from '../../content/i18n/text.tsx';
import { PropertyMap } from '../../properties/map/property-map.tsx';
import { NearbyList } from '../../properties/nearby/nearby-list.tsx';
import { PropertySection } from '../property-section/property-section.tsx';
import { sectionIds } from '../property-section/section-ids.ts';
import type { LocationData } from './load-location.server.ts';
import type { ShownProperty } from './shown-property.server.ts';

type PropertyLocationProps = { property: ShownProperty; location: LocationData };

export function PropertyLocation({ property: { street, place }, location }: PropertyLocationProps) {
  const t = useText();
  const { map, neighbourhood, nearby } = location;
  return (
    <PropertySection
      id={sectionIds.location}
      title={t('property.location')}
      note={[street ?? t('property.addressOnRequest'), place].join(', ')}
    >
      {neighbourhood && (
        <div className="prose mb-8">
          <h3 className="heading-4">{neighbourhood.name}</h3>
          <p>{neighbourhood.description}</p>
        </div>
      )}
      <PropertyMap map={map} />
      {nearby.lines.length > 0 && (
        <>
          <h3 className="heading-4 mt-8 mb-3">{nearby.title}</h3>
          <NearbyList lines={nearby.lines} />
        </>
      )}
    </PropertySection>
  );
}
