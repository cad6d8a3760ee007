import type { ReactNode } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import pauseFile from '../../ui/icon/lucide/pause.svg?raw';
import playFile from '../../ui/icon/lucide/play.svg?raw';
import { Picture } from '../../ui/picture/picture.tsx';
import { attachBannerVideo } from './attach-banner-video.ts';
import { type SearchBlockData, SearchBlock } from '../../properties/search-field/search-block.tsx';
import type { PictureData } from '../../ui/picture/picture-data.ts';

/** Phones crop to the middle of the picture, which is wider than their screen. */
const sizes = '(width < 767px) 180vw, 100vw';

const control =
  'banner-control absolute top-4 right-[max(var(--spacing-gutter),50%-40rem)] z-1 min-h-11 rounded-[1.375rem] bg-raised text-ink';

const [pause, play] = [iconShapes(pauseFile), iconShapes(playFile)];

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
          <button type="button" className={`inline-flex items-center px-3.5 text-sm ${control}`} hidden>
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

const cover = 'absolute inset-0 size-full object-cover';

/** By the number of pictures; `banner-motion.css` moves them. */
const slideShows = [
  '',
  '',
  '[--fade:fade-of-2] [--pictures:2]',
  '[--fade:fade-of-3] [--pictures:3]',
  '[--fade:fade-of-4] [--pictures:4]',
  '[--fade:fade-of-5] [--pictures:5]',
];
const delays = [
  '',
  '[animation-delay:7s]',
  '[animation-delay:14s]',
  '[animation-delay:21s]',
  '[animation-delay:28s]',
];

function Backdrop({ pictures, transparent, video }: BannerMediaProps['banner']) {
  return (
    <div
      className={`banner-media absolute inset-x-0 top-0 -z-2 overflow-hidden bg-surface ${slideShows[pictures.length] ?? ''}`}
    >
      {pictures.map((picture, index) => (
        <Picture
          key={picture.src}
          picture={picture}
          sizes={sizes}
          loading={index === 0 ? 'first' : 'lazy'}
          className={`${cover} ${index === 0 ? '' : `hidden ${delays[index] ?? ''}`}`}
        />
      ))}
      {video && <Video video={video} />}
      {transparent < 100 && (
        // An attribute, since the policy of the site refuses styles in elements.
        <svg className="pointer-events-none absolute inset-0 size-full fill-ground" aria-hidden="true">
          <rect width="100%" height="100%" fillOpacity={(100 - transparent) / 100} />
        </svg>
      )}
    </div>
  );
}

function Video({ video: { src, mobileSrc } }: { video: BannerVideo }) {
  return (
    <video
      className={`${cover} opacity-0 transition-opacity [transition-duration:600ms] data-playing:opacity-100`}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
    >
      {mobileSrc && <source src={mobileSrc} media="(width < 767px)" />}
      <source src={src} />
    </video>
  );
}

/** A checkbox, so that the slide show can be paused without JavaScript. */
function PauseBox() {
  const t = useText();
  return (
    <label
      className={`hidden size-11 cursor-pointer place-items-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 md:motion-safe:grid ${control}`}
    >
      <input
        type="checkbox"
        className="banner-pause-box peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="sr-only">{t('banner.pausePictures')}</span>
      <span className="peer-checked:hidden">
        <ShapedIcon shapes={pause} />
      </span>
      <span className="not-peer-checked:hidden">
        <ShapedIcon shapes={play} />
      </span>
    </label>
  );
}

export type BannerVideo = {
  src: string;
  mobileSrc: string | undefined;
  /** True for a file on our own origin, which playing exposes to no third party. */
  isOwn: boolean;
};

export type BannerData = {
  lang?: string | undefined;
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

/** Lets the preview, and a visitor's menu, reach the picture beside the words. */
const onPicture = {
  body: 'pointer-events-none relative',
  words: 'pointer-events-auto relative w-fit max-w-[min(52rem,100%-1.5rem)] pe-gutter text-ink',
};
const onGround = { body: '', words: 'max-w-160' };

export function Banner({ banner, above, children }: BannerProps) {
  const { lang, title, description, pictures, video, color, height, search } = banner;
  const isPictured = pictures.length > 0 || video !== undefined;
  const { body, words } = isPictured ? onPicture : onGround;
  const look = [
    `banner banner-${height} relative isolate grid grid-cols-1`,
    color && `ground ground-${color}`,
    isPictured && 'banner-pictured content-end',
    !isPictured && !color && 'banner-bare',
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      {isPictured && <BannerMedia banner={banner} />}
      <div className={`banner-body ${body}`}>
        <div className="wrap">
          <div className={`banner-words ${words}`}>
            {above}
            <h1 className={isPictured || height === 'low' ? 'heading-1' : 'heading-display'} lang={lang}>
              {title}
            </h1>
            {description && (
              <p className={`banner-lead max-w-[46ch] text-lg ${isPictured ? 'mt-3' : 'mt-5'}`} lang={lang}>
                {description}
              </p>
            )}
            {children}
          </div>
        </div>
      </div>
      {search && (
        <div
          className={`banner-foot wrap pb-[clamp(1.5rem,1rem+2.5vw,3.5rem)] ${isPictured ? 'relative' : ''}`}
        >
          <SearchBlock search={search} />
        </div>
      )}
    </div>
  );
}
