import play from '../icon/lucide/play.svg?raw';
import { type MouseEvent, useState } from 'react';
import { iconShapes } from '../icon/icon-shapes.ts';
import { ShapedIcon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import type { PictureData } from '../picture/picture-data.ts';
import { VideoPlayer } from './video-player.tsx';

type VideoStarterProps = {
  media: { src: string; isFramed: boolean };
  /** Followed where no script runs. */
  page: string;
  poster: PictureData | undefined;
  start: string;
  title: string;
  look?: keyof typeof looks;
};

const looks = { video: 'aspect-video', wide: 'aspect-video', tall: 'h-[min(45rem,85vh)]' };

const playShapes = iconShapes(play);

/** A picture until the visitor starts the video: before that, no host of others learns of the visit. */
export function VideoStarter({ media, page, poster, start, title, look = 'video' }: VideoStarterProps) {
  const [isStarted, setIsStarted] = useState(false);
  const startHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsStarted(true);
  };
  return (
    <div
      className={`${looks[look]} overflow-hidden rounded-md [&>*]:size-full ${isStarted ? 'bg-[#000000]' : 'bg-surface'}`}
    >
      {isStarted ? (
        <VideoPlayer media={media} title={title} />
      ) : (
        <a
          href={page}
          className="group relative grid place-items-center no-underline focus-visible:-outline-offset-6"
          onClick={startHere}
        >
          {poster && (
            <Picture
              picture={poster}
              sizes="(width >= 1280px) 1280px, 92vw"
              className="absolute inset-0 size-full object-cover"
            />
          )}
          <span className="relative mx-4 inline-flex min-h-14 items-center gap-3 rounded-[1.75rem] bg-ground px-7 py-2 font-semibold text-ink transition-[background-color] group-hover:bg-raised">
            {look === 'video' && <ShapedIcon shapes={playShapes} />}
            {start}
          </span>
        </a>
      )}
    </div>
  );
}
