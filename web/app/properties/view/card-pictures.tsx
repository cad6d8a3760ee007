import { useText } from '../../i18n/text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PropertyCardData } from './card-data.ts';
import { Ribbon } from './ribbon.tsx';

type CardPicturesProps = { card: PropertyCardData; sizes: string; isEager?: boolean };

/** Holds the first picture; `followCardPictures` fetches the others once a visitor turns to them. */
export function CardPictures({ card, sizes, isEager = false }: CardPicturesProps) {
  const { picture, furtherPictures, ribbon } = card;
  return (
    <div className="picture-frame">
      {furtherPictures.length === 0 ? (
        <Picture picture={picture} sizes={sizes} isEager={isEager} />
      ) : (
        <div className="card-pictures">
          <div data-src={picture.src}>
            <Picture picture={picture} sizes={sizes} isEager={isEager} />
          </div>
          {furtherPictures.map(({ src, alt }) => (
            <div key={src} data-src={src} data-alt={alt} />
          ))}
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
