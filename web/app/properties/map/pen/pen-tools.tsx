import type { MapFrameData } from '../frame/map-frame-data.ts';

type PenToolsProps = {
  words: MapFrameData['drawing'];
  count: number;
  undo: () => void;
  finish: () => void;
  cancel: () => void;
};

const button = 'button button-quiet min-h-11 px-4';

/** Says how to draw, and offers what keys do too. */
export function PenTools({ words, count, undo, finish, cancel }: PenToolsProps) {
  return (
    <div className="absolute inset-x-3 bottom-3 mx-auto flex w-fit flex-wrap items-center justify-center gap-2 rounded-md bg-raised p-2 text-sm shadow-raised">
      {count === 0 && <p className="px-2">{words.help}</p>}
      {count > 0 && (
        <button type="button" className={button} onClick={undo}>
          {words.undo}
        </button>
      )}
      {count > 2 && (
        <button type="button" className="button min-h-11 px-4" onClick={finish}>
          {words.finish}
        </button>
      )}
      <button type="button" className={button} onClick={cancel}>
        {words.cancel}
      </button>
      <p role="status" className="sr-only">
        {count > 0 && words.corners.replace('{count}', String(count))}
      </p>
    </div>
  );
}
