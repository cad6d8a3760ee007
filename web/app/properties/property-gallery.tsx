import { useText } from '../i18n/text.tsx';
import { Notice } from '../ui/notice.tsx';
import type { PictureData } from './picture-data.ts';
import type { Property } from './property.ts';
import { PropertyPicture } from './property-picture.tsx';
import { Ribbon } from './ribbon.tsx';

type PropertyGalleryProps = { pictures: readonly PictureData[]; ribbon: Property['ribbon'] };

/** All pictures of a property: the first one large, the others below it. */
export function PropertyGallery({ pictures, ribbon }: PropertyGalleryProps) {
  const t = useText();
  const [first, ...others] = pictures;
  return (
    <section aria-label={t('property.pictures')} className="wrap">
      {first ? (
        <div className="picture-frame relative">
          <PropertyPicture picture={first} sizes="(width >= 1280px) 1280px, 100vw" isEager />
          <Ribbon ribbon={ribbon} />
        </div>
      ) : (
        <Notice>{t('property.noPictures')}</Notice>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3">
        {others.map((picture) => (
          <li key={picture.src} className="picture-frame">
            <PropertyPicture picture={picture} sizes="(width >= 767px) 33vw, 50vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
