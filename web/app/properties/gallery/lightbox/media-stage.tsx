import { useState } from 'react';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { PictureData } from '../../../ui/picture/picture-data.ts';
import { fillPlaceholders } from '../../../content/i18n/fill-placeholders.ts';
import type { GalleryWords } from '../gallery-data.ts';
import type { GalleryMedia } from '../gallery-media.ts';
import { PlayIcon } from './icon-button.tsx';
import { VideoPlayer } from '../../../ui/video/video-player.tsx';

type MediaStageProps = {
  media: GalleryMedia;
  title: string;
  start: string;
  poster: PictureData | undefined;
  words: GalleryWords;
};

/** A poster until the visitor starts the player: before that, no host of others learns of the visit. */
export function MediaStage({ media, title, start, poster, words }: MediaStageProps) {
  const [isStarted, setIsStarted] = useState(false);
  const { provider, page } = media;
  return (
    <>
      <div
        className={`relative grid min-h-0 flex-1 place-items-center overflow-hidden select-none *:size-full ${isStarted ? 'bg-[#000]' : ''}`}
      >
        {isStarted ? (
          <VideoPlayer media={media} title={title} />
        ) : (
          <button
            type="button"
            className="group relative grid cursor-pointer place-items-center *:col-start-1 *:row-start-1 focus-visible:outline-none"
            onClick={() => setIsStarted(true)}
          >
            {poster && (
              <Picture
                picture={{ ...poster, alt: '' }}
                sizes={`${String(poster.width)}px`}
                loading="first"
                className="absolute inset-0 size-full bg-transparent object-contain opacity-50"
              />
            )}
            <span className="relative inline-flex min-h-14 items-center gap-3 rounded-[1.75rem] bg-(--lightbox-text) px-7 py-2 font-semibold text-(--lightbox-ground) outline-(--lightbox-text) group-focus-visible:outline-2 group-focus-visible:outline-offset-4">
              <PlayIcon />
              {start}
            </span>
          </button>
        )}
      </div>
      <div className="lightbox-row flex-wrap">
        {provider && (
          <p className="min-w-0 flex-1 basis-72 text-sm leading-[1.35]">
            {fillPlaceholders(words.loads, { provider })}
          </p>
        )}
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="ms-auto flex-none py-2 text-sm decoration-current"
        >
          {provider ? fillPlaceholders(words.openAt, { provider }) : words.openFile}
        </a>
      </div>
    </>
  );
}
