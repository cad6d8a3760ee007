import { useText } from '../../i18n/text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { Property } from '../model/property.ts';
import { Ribbon } from './ribbon.tsx';

type PropertyGalleryProps = { pictures: readonly PictureData[]; ribbon: Property['ribbon'] };

const firstSizes = '(width >= 1540px) 956px, (width >= 767px) 62vw, 92vw';
const otherSizes = '(width >= 1540px) 471px, (width >= 767px) 31vw, 46vw';

export function PropertyGallery({ pictures, ribbon }: PropertyGalleryProps) {
  const t = useText();
  return (
    <section aria-label={t('property.pictures')} className="wrap">
      {pictures.length === 0 && <Notice>{t('property.noPictures')}</Notice>}
      <ul className="gallery">
        {pictures.map((picture, index) => (
          <li key={picture.src} className="picture-frame">
            <Picture picture={picture} sizes={index === 0 ? firstSizes : otherSizes} isEager={index === 0} />
            {index === 0 && <Ribbon ribbon={ribbon} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
