import { useId } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { attachBannerVideo } from './attach-banner-video.ts';
import type { BannerData, BannerVideo } from './banner-data.ts';

/** Phones crop to the middle of the picture, which is wider than their screen. */
const sizes = '(width < 767px) 180vw, 100vw';

type BannerMediaProps = { banner: Pick<BannerData, 'pictures' | 'transparent' | 'video'> };

export function BannerMedia({ banner }: BannerMediaProps) {
  const t = useText();
  const { pictures, video } = banner;
  const words = { play: t('banner.playVideo'), pause: t('banner.pauseVideo') };
  return (
    <>
      {video ? (
        <ScriptIsland
          name="bannerVideo"
          attach={attachBannerVideo}
          props={{ startsItself: video.isOwn, words }}
        >
          <Backdrop {...banner} />
          <button type="button" className="banner-control" hidden>
            {words.play}
          </button>
        </ScriptIsland>
      ) : (
        <Backdrop {...banner} />
      )}
      {pictures.length > 1 && <PauseBox />}
    </>
  );
}

function Backdrop({ pictures, transparent, video }: BannerMediaProps['banner']) {
  return (
    <div className={`banner-media banner-pictures-${pictures.length}`}>
      {pictures.map((picture, index) => (
        <Picture key={picture.src} picture={picture} sizes={sizes} loading={index === 0 ? 'first' : 'lazy'} />
      ))}
      {video && <Video video={video} />}
      {/* An attribute, since the policy of the site refuses styles in elements. */}
      <svg className="banner-veil" aria-hidden="true">
        <rect width="100%" height="100%" fillOpacity={(100 - transparent) / 100} />
      </svg>
    </div>
  );
}

function Video({ video: { src, mobileSrc } }: { video: BannerVideo }) {
  return (
    <video className="banner-video" muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
      {mobileSrc && <source src={mobileSrc} media="(width < 767px)" />}
      <source src={src} />
    </video>
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
