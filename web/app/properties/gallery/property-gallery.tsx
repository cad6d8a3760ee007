import { useText } from '../../content/i18n/text.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { fallbackAddress, type PictureData } from '../../ui/picture/picture-data.ts';
import type { Property } from '../property/property.ts';
import { Ribbon } from '../view/ribbon.tsx';
import { fillPlaceholders } from '../../content/i18n/fill-placeholders.ts';
import { attachGallery } from './attach-gallery.ts';
import { GalleryActions } from './gallery-actions.tsx';
import type { GalleryData } from './gallery-data.ts';
import { openerOf } from './gallery-tabs.ts';
import { mosaicLoading, mosaicSize, mosaicSizes } from './picture-sizes.ts';

type PropertyGalleryProps = { gallery: GalleryData; ribbon: Property['ribbon'] };

const galleryId = 'gallery';
export const plansId = 'plans';

/** A mosaic, on phones a strip. Pictures that find no place in it appear once its link is followed. */
export function PropertyGallery({ gallery, ribbon }: PropertyGalleryProps) {
  const t = useText();
  const { photographs, words } = gallery;
  const count = photographs.length;
  return (
    <section id={galleryId} aria-label={t('property.pictures')} className="gallery wrap">
      {count === 0 ? (
        <Notice>{words.none}</Notice>
      ) : (
        <ul className={`mosaic mosaic-${String(Math.min(count, mosaicSize))}`}>
          {photographs.map((picture, index) => (
            <li key={picture.src}>
              <PictureLink picture={picture} index={index} gallery={gallery} />
              {index === 0 && <Ribbon ribbon={ribbon} />}
            </li>
          ))}
        </ul>
      )}
      <GalleryActions gallery={gallery} allHref={`#${galleryId}`} plansHref={`#${plansId}`} />
      <ScriptIsland name="gallery" attach={attachGallery} props={{ gallery }} />
    </section>
  );
}

type PictureLinkProps = { picture: PictureData; index: number; gallery: GalleryData };

function PictureLink({ picture, index, gallery: { photographs, words } }: PictureLinkProps) {
  const total = photographs.length;
  const number = index + 1;
  return (
    <a href={fallbackAddress(picture)} {...openerOf({ tab: 'photographs', index })}>
      <Picture picture={picture} sizes={mosaicSizes(index, total)} loading={mosaicLoading(index)} />
      <span className="sr-only">{fillPlaceholders(words.enlarge, { number, total })}</span>
      {total > 1 && (
        <span className="picture-number" aria-hidden="true">
          {number}/{total}
        </span>
      )}
    </a>
  );
}
