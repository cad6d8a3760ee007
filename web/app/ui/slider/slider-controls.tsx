import { type Dispatch, useEffect, useCallback, useState } from 'react';
import { prefersStill } from '../browser/prefers-still.ts';
import pause from '../icon/lucide/pause.svg?raw';
import play from '../icon/lucide/play.svg?raw';
import { iconShapes } from '../icon/icon-shapes.ts';
import { Icon, ShapedIcon } from '../icon/icon.tsx';
import type { Slides } from './swipe.ts';
import { type SliderSettings, turnBy, useSlider } from './use-slider.ts';

function useAutoplay(
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

const button =
  'slider-button grid size-11 flex-none place-items-center rounded-[50%] transition-[background-color,opacity]';

const icons = { pause: iconShapes(pause), play: iconShapes(play) };

type SliderControlsProps = {
  id: string;
  settings: SliderSettings;
  words: { previous: string; next: string; pause: string; play: string };
  names: readonly { goTo: string; position: string }[];
};

/** Rendered by the server; a press of one before it works waits for the script. */
export function SliderControls({ id, settings, words, names }: SliderControlsProps) {
  const { secondsPerSlide } = settings;
  const [isMoved, setIsMoved] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const onMove = useCallback(() => {
    setIsMoved(true);
    setIsPlaying(false);
  }, []);
  const { index, count, hasPrevious, hasNext, slides, turn } = useSlider(id, settings, onMove);
  useAutoplay(slides, secondsPerSlide, [isPlaying, setIsPlaying]);
  const move = (act: () => void) => () => {
    onMove();
    act();
  };
  const arrow = (name: 'arrowLeft' | 'arrowRight', label: string, by: number, isPossible: boolean) => (
    <button
      type="button"
      className={button}
      aria-controls={id}
      aria-label={label}
      // A disabled button would lose the focus.
      aria-disabled={!isPossible}
      onClick={move(() => turn(turnBy(by)))}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <>
      {/* Hydrates the controls once any part of the slider is near. */}
      <span className="invisible absolute inset-0" />
      <div
        className="slider-controls mt-5 flex-wrap items-center gap-2 noscript:hidden print:hidden"
        hidden={count !== undefined && count < 2}
      >
        {secondsPerSlide > 0 && (
          <button
            type="button"
            className={`slider-toggle order-1 ${button}`}
            aria-label={isPlaying ? words.pause : words.play}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            <ShapedIcon shapes={isPlaying ? icons.pause : icons.play} />
          </button>
        )}
        {arrow('arrowLeft', words.previous, -1, hasPrevious)}
        <div className="slider-dots flex-wrap">
          {names.slice(0, count).map(({ goTo }, number) => (
            <button
              key={goTo}
              type="button"
              className="size-6.5 cursor-pointer place-items-center before:h-2 before:w-2 before:rounded-[0.25rem] before:border before:transition-[width,background-color] aria-[current]:before:w-5 aria-[current]:before:bg-current"
              aria-label={goTo}
              aria-current={number === index ? 'true' : undefined}
              onClick={move(() => turn((measured) => measured.scrollTo(number, prefersStill())))}
            />
          ))}
        </div>
        {arrow('arrowRight', words.next, 1, hasNext)}
      </div>
      <p className="sr-only" aria-live={isPlaying ? 'off' : 'polite'}>
        {isMoved && names[index]?.position}
      </p>
    </>
  );
}
