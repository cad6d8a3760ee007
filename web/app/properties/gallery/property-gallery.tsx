import type { ComponentProps } from 'react';
import {
  wholeSize,
  fallbackAddress,
  type PictureLoading,
  type PictureData,
} from '../../ui/picture/picture-data.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { GalleryData } from './gallery-data.ts';
import { openerOf } from './gallery-tabs.ts';
import { RenderedOnce } from '../../content/i18n/rendered-once.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Ribbon } from '../view/ribbon.tsx';
import { fillPlaceholders } from '../../content/i18n/fill-placeholders.ts';
import { attachGallery } from './attach-gallery.ts';
import { GalleryActions } from './gallery-actions.tsx';
import { PlanCaption } from './plan-caption.tsx';

const sizes = `(width >= 1540px) 900px, (width >= 1280px) 58vw, ${wholeSize}`;

export function PropertyPlans({ gallery: { plans, words } }: { gallery: GalleryData }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby={plansId}>
      <h2 id={plansId} className="heading-2 mb-6">
        {words.plans}
      </h2>
      <ul className="grid gap-4">
        {plans.map((plan, index) => (
          <li key={plan.src}>
            <figure>
              <a
                href={fallbackAddress(plan)}
                className="plan block overflow-hidden rounded-md bg-surface"
                {...openerOf({ tab: 'plans', index })}
              >
                <Picture picture={{ ...plan, alt: '' }} sizes={sizes} className="w-full" />
                <span className="sr-only">{words.enlargePlan}</span>
              </a>
              <figcaption className="mt-3 text-sm" lang={plan.lang}>
                <PlanCaption text={plan.alt} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a desktop; a tablet has room for three. */
const mosaicSize = 5;

const half = '(width >= 1540px) 714px, (width >= 767px) 46vw, 100vw';
const quarter = '(width >= 1540px) 351px, (width >= 1280px) 23vw';

/** The `sizes` attribute. On a phone each picture fills the screen. */
export function mosaicSizes(index: number, count: number): string {
  if (count === 1) return '(width >= 1540px) 1440px, 100vw';
  if (count === 2) return half;
  const [big, small] = ['(width >= 767px) 62vw, 100vw', '(width >= 767px) 31vw, 100vw'];
  if (count === 3)
    return index === 0 ? `(width >= 1540px) 956px, ${big}` : `(width >= 1540px) 471px, ${small}`;
  const isHalf = index === 0 || (count === 4 && index === 1);
  return isHalf
    ? `(width >= 1540px) 714px, (width >= 1280px) 47vw, ${index === 0 ? big : small}`
    : `${quarter}, ${small}`;
}

function mosaicLoading(index: number): PictureLoading {
  if (index === 0) return 'first';
  return index < mosaicSize ? 'eager' : 'lazy';
}

type PropertyGalleryProps = { gallery: GalleryData } & ComponentProps<typeof Ribbon>;

const galleryId = 'gallery';
export const plansId = 'plans';

/** A mosaic, on phones a strip. Further pictures appear once its link is followed. */
export function PropertyGallery({ gallery, ribbon }: PropertyGalleryProps) {
  const t = useText();
  const { photographs, words } = gallery;
  const count = photographs.length;
  return (
    <section id={galleryId} aria-label={t('property.pictures')} className="gallery group wrap relative">
      {count === 0 ? (
        <Notice>{words.none}</Notice>
      ) : (
        <RenderedOnce
          as="ul"
          className={`mosaic mosaic-${String(Math.min(count, mosaicSize))} [&>*]:relative [&>*]:min-h-0 [&>*]:min-w-0 [&>*]:overflow-hidden [&>*]:bg-surface md:[&>*]:rounded-md [&_img]:size-full [&_img]:object-cover`}
          component={Mosaic}
          props={{ photographs, enlarge: words.enlarge, ribbon }}
        />
      )}
      <GalleryActions gallery={gallery} allHref={`#${galleryId}`} plansHref={`#${plansId}`} />
      <ScriptIsland name="gallery" attach={attachGallery} props={{ gallery }} />
    </section>
  );
}

type MosaicProps = Pick<GalleryData, 'photographs'> & { enlarge: string } & ComponentProps<typeof Ribbon>;

function Mosaic({ photographs, enlarge, ribbon }: MosaicProps) {
  return photographs.map((picture, index) => (
    <li key={picture.src}>
      <PictureLink {...{ picture, index, enlarge }} total={photographs.length} />
      {index === 0 && <Ribbon ribbon={ribbon} />}
    </li>
  ));
}

type PictureLinkProps = { picture: PictureData; index: number; total: number; enlarge: string };

function PictureLink({ picture, index, total, enlarge }: PictureLinkProps) {
  const number = index + 1;
  return (
    <a href={fallbackAddress(picture)} className="block h-full" {...openerOf({ tab: 'photographs', index })}>
      <Picture picture={picture} sizes={mosaicSizes(index, total)} loading={mosaicLoading(index)} />
      <span className="sr-only">{fillPlaceholders(enlarge, { number, total })}</span>
      {picture.note && (
        <span
          className="absolute right-2 bottom-2 rounded-sm max-md:bottom-14 bg-raised px-2 text-sm text-ink"
          lang={picture.lang}
          aria-hidden="true"
        >
          {picture.note}
        </span>
      )}
      {total > 1 && (
        <span className="picture-number" aria-hidden="true">
          {number}/{total}
        </span>
      )}
    </a>
  );
}
