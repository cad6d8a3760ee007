import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Box } from '../map-box.ts';
import type { AreaPenProps } from '../pen/area-pen.tsx';
import type { MapViewProps } from './map-frame-data.ts';

type Given = Pick<MapViewProps, 'data' | 'message' | 'goTo'> & {
  /** Runs before the list has the area. */
  onDrawn?: (polygon: string) => void;
};

/** Loads the pen only while an area is drawn. */
export function useAreaPen({ data: { drawing: words }, message, goTo, onDrawn }: Given) {
  const ref = useRef<HTMLButtonElement>(null);
  const [Pen, setPen] = useState<ComponentType<AreaPenProps>>();
  const anywhere = message?.hrefs.anywhere;
  if (anywhere === undefined) return { button: undefined, penOver: () => undefined };

  const stop = () => {
    setPen(undefined);
    ref.current?.focus();
  };
  const draw = () => {
    import('../pen/area-pen.tsx').then(
      ({ AreaPen }) => setPen(() => AreaPen),
      () => undefined,
    );
  };
  const finish = (polygon: string) => {
    stop();
    onDrawn?.(polygon);
    goTo(`${anywhere}&polygon=${polygon}`);
  };
  const isDrawn = message?.polygon !== undefined;
  return {
    button: (
      <button
        ref={ref}
        type="button"
        aria-pressed={Pen !== undefined}
        className="flex min-h-11 cursor-pointer items-center gap-2 px-3 text-sm whitespace-nowrap hover:bg-surface focus-visible:-outline-offset-3 max-[420px]:px-2 max-[420px]:[&>svg]:hidden"
        onClick={() => (Pen ? stop() : isDrawn ? goTo(anywhere) : draw())}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
          <path d={isDrawn ? 'M6 6l12 12M18 6 6 18' : 'M5 8l6-4 8 5-2 9-10 2z'} />
        </svg>
        {isDrawn ? words.clear : words.draw}
      </button>
    ),
    penOver: (box: Box): ReactNode => Pen && <Pen box={box} words={words} finish={finish} cancel={stop} />,
  };
}
