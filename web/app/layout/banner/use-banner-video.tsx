import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useBrowser } from '../../ui/browser/use-browser.ts';
import type { BannerVideo } from './banner-data.ts';

/** Whether the visitor has asked their device for less motion or less data. */
function wantsStillness(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return savesData || matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}

type VideoParts = { film: ReactNode; control: ReactNode };

/**
 * A silent video over the picture of a banner, and the button that stops and starts it: that one must lie above what
 * covers the picture. It starts by itself only from our own site: fetched from another one, it would tell that site
 * of a visitor who has not been asked.
 */
export function useBannerVideo(video: BannerVideo | undefined): VideoParts {
  const t = useText();
  const isInBrowser = useBrowser();
  const element = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const startsItself = video?.isOwn === true;
  const play = () => {
    // A browser may refuse to play by itself; the picture stays then.
    element.current?.play().catch(() => setIsPlaying(false));
  };
  useEffect(() => {
    if (startsItself && !wantsStillness()) play();
  }, [startsItself]);
  if (!video) return { film: undefined, control: undefined };
  const film = (
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
  return { film, control };
}
