import { useText } from '../../content/i18n/text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OpenHouses } from '../open-houses/open-houses.tsx';
import { ShareButton } from '../share/share-button.tsx';
import type { ProjectPageData } from './load-project-page.server.ts';

export function ProjectOpening({ page }: { page: ProjectPageData }) {
  const t = useText();
  const { name, types, street, place, price, available, completion, soldOutMessage } = page;
  return (
    <header className="property-opening wrap">
      <div>
        <p className="eyebrow">{types.join(' · ')}</p>
        <h1 className="heading-1 mt-2">{name}</h1>
        <p className="lead mt-3">{[street ?? t('property.addressOnRequest'), place].join(', ')}</p>
      </div>
      <div>
        {price && <p className="price price-large">{price}</p>}
        {available && <p className="mt-2">{available}</p>}
        {completion && <p className="mt-1 text-muted">{completion}</p>}
        <div className="property-marks">
          <ShareButton share={page.share} />
        </div>
      </div>
      {page.openHouses && <OpenHouses openHouses={page.openHouses} />}
      {soldOutMessage && <Notice>{soldOutMessage}</Notice>}
    </header>
  );
}
