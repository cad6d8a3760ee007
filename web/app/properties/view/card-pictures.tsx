import { useText } from '../../content/i18n/text.tsx';
import type { PictureLoading } from '../../ui/picture/picture-data.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PropertyCardData } from './card-data.ts';
import { Ribbon } from './ribbon.tsx';

type CardPicturesProps = {
  card: PropertyCardData;
  sizes: string;
  loading?: PictureLoading | undefined;
};

/** Holds the first picture; `followCardPictures` fetches the others once a visitor reaches for them. */
export function CardPictures({ card, sizes, loading }: CardPicturesProps) {
  const { picture, pictureCount, ribbon } = card;
  const first = <Picture picture={picture} sizes={sizes} loading={loading} />;
  return (
    <div className="picture-frame">
      {pictureCount === 1 ? (
        first
      ) : (
        <div className="card-pictures" data-count={pictureCount}>
          <div>{first}</div>
        </div>
      )}
      <Ribbon ribbon={ribbon} />
      <News card={card} />
    </div>
  );
}

function News({ card: { news } }: { card: PropertyCardData }) {
  const t = useText();
  return news && <p className="news">{t(news === 'new' ? 'property.new' : 'property.reduced')}</p>;
}
