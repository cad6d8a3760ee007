import { useId } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BannerData } from './banner-data.ts';
import { useBannerVideo } from './use-banner-video.tsx';

/** A telephone shows the middle of a wide picture, which is larger than its screen. */
const sizes = '(width < 767px) 180vw, 100vw';

type BannerMediaProps = Pick<BannerData, 'pictures' | 'transparent'> & Partial<Pick<BannerData, 'video'>>;

/** What lies behind the words of a banner, under a veil of its colour. */
export function BannerMedia({ pictures, transparent, video }: BannerMediaProps) {
  const { film, control } = useBannerVideo(video);
  return (
    <>
      <div className={`banner-media banner-pictures-${pictures.length}`}>
        {pictures.map((picture, index) => (
          <Picture key={picture.src} picture={picture} sizes={sizes} isEager={index === 0} />
        ))}
        {film}
        {/* An attribute, since the policy of the site refuses styles in elements. */}
        <svg className="banner-veil" aria-hidden="true">
          <rect width="100%" height="100%" fillOpacity={(100 - transparent) / 100} />
        </svg>
      </div>
      {control}
      {pictures.length > 1 && <PauseBox />}
    </>
  );
}

/** Stops the pictures from following one another: a box to tick, which needs no script. */
function PauseBox() {
  const t = useText();
  const id = useId();
  return (
    <div className="banner-control banner-pause">
      <input type="checkbox" id={id} className="banner-pause-box" />
      <label htmlFor={id}>{t('banner.pausePictures')}</label>
    </div>
  );
}
