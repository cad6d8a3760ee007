import { useId, type ReactNode } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { attachBannerVideo } from './attach-banner-video.ts';
import { type SearchBlockData, SearchBlock } from '../../properties/search-field/search-block.tsx';
import type { PictureData } from '../../ui/picture/picture-data.ts';

/** Phones crop to the middle of the picture, which is wider than their screen. */
const sizes = '(width < 767px) 180vw, 100vw';

type BannerMediaProps = { banner: Pick<BannerData, 'pictures' | 'transparent' | 'video'> };

function BannerMedia({ banner }: BannerMediaProps) {
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

export type BannerVideo = {
  src: string;
  mobileSrc: string | undefined;
  /** True for a file on our own origin, which playing exposes to no third party. */
  isOwn: boolean;
};

export type BannerData = {
  title: string;
  description: string | undefined;
  pictures: readonly PictureData[];
  video: BannerVideo | undefined;
  /** Undefined for text directly on the page. */
  color: 'soft' | 'accent' | 'dark' | undefined;
  /** Percentage. */
  transparent: number;
  height: 'standard' | 'full' | 'low';
  search: SearchBlockData | undefined;
};

type BannerProps = {
  banner: BannerData;
  above?: ReactNode;
  children?: ReactNode;
};

export function Banner({ banner, above, children }: BannerProps) {
  const { title, description, pictures, video, color, height, search, transparent } = banner;
  const isPictured = pictures.length > 0 || video !== undefined;
  const look = [
    `banner banner-${height}`,
    color && `ground ground-${color}`,
    isPictured && `banner-pictured banner-shine-${Math.ceil(transparent / 10) * 10}`,
    !isPictured && !color && 'banner-bare',
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      {isPictured && <BannerMedia banner={banner} />}
      <div className="banner-body">
        <div className="wrap">
          <div className="banner-words">
            {above}
            <h1 className={height === 'low' ? 'heading-1' : 'heading-display'}>{title}</h1>
            {description && <p className="banner-lead">{description}</p>}
            {children}
          </div>
        </div>
      </div>
      {search && (
        <div className="banner-foot wrap">
          <SearchBlock search={search} />
        </div>
      )}
    </div>
  );
}
