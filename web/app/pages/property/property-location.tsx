import { useText } from '../../content/i18n/text.tsx';
import { PropertyMap } from '../../properties/map/property-map.tsx';
import { NearbyList } from '../../properties/nearby/nearby-list.tsx';
import type { PropertyPageData } from './load-property-page.server.ts';
import { PropertySection } from '../property-section/property-section.tsx';
import { sectionIds } from '../property-section/section-ids.ts';

export function PropertyLocation({ page }: { page: PropertyPageData }) {
  const t = useText();
  const { map, neighbourhood, nearby, street, place } = page;
  if (!map) return null;
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
