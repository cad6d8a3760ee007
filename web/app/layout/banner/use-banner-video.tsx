import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useBrowser } from '../../ui/browser/use-browser.ts';
import type { BannerVideo } from './banner-data.ts';

function prefersLessMotionOrData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return savesData || matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}

type VideoParts = { player: ReactNode; control: ReactNode };

/** Plays automatically only from our own origin: a third party must not learn of a visitor before consent. */
export function useBannerVideo(video: BannerVideo | undefined): VideoParts {
  const t = useText();
  const isInBrowser = useBrowser();
  const element = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const startsItself = video?.isOwn === true;
  const play = () => {
    // Browsers may block autoplay; the picture stays visible then.
    element.current?.play().catch(() => setIsPlaying(false));
  };
  useEffect(() => {
    if (startsItself && !prefersLessMotionOrData()) play();
  }, [startsItself]);
  if (!video) return { player: undefined, control: undefined };
  const player = (
    <video
      ref={element}
      className={isPlaying ? 'banner-video banner-video-playing' : 'banner-video'}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setIsPlaying(true)}
      onPause={() => setIsPlaying(false)}
    >
      {video.mobileSrc && <source src={video.mobileSrc} media="(width < 767px)" />}
      <source src={video.src} />
    </video>
  );
  const control = isInBrowser && (
    <button
      type="button"
      className="banner-control"
      onClick={() => (isPlaying ? element.current?.pause() : play())}
    >
      {t(isPlaying ? 'banner.pauseVideo' : 'banner.playVideo')}
    </button>
  );
  return { player, control };
}
