export type BannerVideoProps = { startsItself: boolean; words: { play: string; pause: string } };

function prefersLessMotionOrData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return savesData || matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}

/** Plays automatically only from our own origin: a third party must not learn of a visitor before consent. */
export function attachBannerVideo(
  element: HTMLElement,
  { startsItself, words }: BannerVideoProps,
): (() => void) | undefined {
  const video = element.querySelector('video');
  const control = element.querySelector('button');
  if (!video || !control) return undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const show = () => {
    video.toggleAttribute('data-playing', !video.paused);
    control.textContent = video.paused ? words.play : words.pause;
  };
  // Browsers may block autoplay; the picture stays visible then.
  const play = () => void video.play().catch(show);
  // React writes no attribute for it.
  video.muted = true;
  control.hidden = false;
  video.addEventListener('playing', show, { signal });
  video.addEventListener('pause', show, { signal });
  control.addEventListener(
    'click',
    () => {
      if (video.paused) play();
      else video.pause();
    },
    { signal },
  );
  if (startsItself && !prefersLessMotionOrData()) play();
  return () => ending.abort();
}
