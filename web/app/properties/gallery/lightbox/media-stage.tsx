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
        className={`lightbox-stage lightbox-media grid place-items-center ${isStarted ? 'lightbox-plays' : ''}`}
      >
        {isStarted ? (
          <VideoPlayer media={media} title={title} />
        ) : (
          <button
            type="button"
            className="lightbox-start relative grid cursor-pointer place-items-center"
            onClick={() => setIsStarted(true)}
          >
            {poster && (
              <Picture
                picture={{ ...poster, alt: '' }}
                sizes={`${String(poster.width)}px`}
                loading="first"
                className="absolute inset-0 size-full"
              />
            )}
            <span className="relative inline-flex items-center gap-3 px-7 py-2 font-semibold">
              <PlayIcon />
              {start}
            </span>
          </button>
        )}
      </div>
      <div className="lightbox-row flex-wrap">
        {provider && <p className="lightbox-words basis-72">{fillPlaceholders(words.loads, { provider })}</p>}
        <a href={page} target="_blank" rel="noopener noreferrer" className="ms-auto flex-none py-2 text-sm">
          {provider ? fillPlaceholders(words.openAt, { provider }) : words.openFile}
        </a>
      </div>
    </>
  );
}
