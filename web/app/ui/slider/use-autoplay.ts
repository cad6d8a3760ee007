import { type Dispatch, useEffect } from 'react';
import { prefersStill } from '../browser/prefers-still.ts';
import type { Slides } from './slider-settings.ts';

/** Shows the next slide every so many seconds, the first after the last; waits while a visitor points at one. */
export function useAutoplay(
  slides: Slides | undefined,
  seconds: number,
  [isPlaying, setIsPlaying]: [boolean, Dispatch<boolean>],
): void {
  useEffect(() => {
    if (slides && seconds > 0) setIsPlaying(!prefersStill());
  }, [slides, seconds, setIsPlaying]);
  useEffect(() => {
    if (!slides || !isPlaying) return;
    const playing = setInterval(() => {
      const isHeld = document.hidden || slides.rootNode().matches(':hover, :focus-within');
      if (isHeld) return;
      if (slides.canScrollNext()) slides.scrollNext(prefersStill());
      else slides.scrollTo(0, prefersStill());
    }, seconds * 1000);
    return () => clearInterval(playing);
  }, [slides, isPlaying, seconds]);
}
