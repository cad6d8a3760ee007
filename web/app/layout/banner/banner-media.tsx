import { useId } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BannerData } from './banner-data.ts';
import { useBannerVideo } from './use-banner-video.tsx';

/** Phones crop to the middle of the picture, which is wider than their screen. */
const sizes = '(width < 767px) 180vw, 100vw';

type BannerMediaProps = Pick<BannerData, 'pictures' | 'transparent'> & Partial<Pick<BannerData, 'video'>>;

export function BannerMedia({ pictures, transparent, video }: BannerMediaProps) {
  const { player, control } = useBannerVideo(video);
  return (
    <>
      <div className={`banner-media banner-pictures-${pictures.length}`}>
        {pictures.map((picture, index) => (
          <Picture key={picture.src} picture={picture} sizes={sizes} isEager={index === 0} />
        ))}
        {player}
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

/** A checkbox, so that the slide show can be paused without JavaScript. */
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
