import { useEffect, useRef, useState } from 'react';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { PictureData } from '../../../ui/picture/picture-data.ts';
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts';
import type { GalleryWords } from '../gallery-data.ts';
import type { GalleryMedia } from '../gallery-media.ts';
import { PlayIcon } from './icon-button.tsx';

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
      <div className="lightbox-stage lightbox-media">
        {isStarted ? (
          <Player media={media} title={title} />
        ) : (
          <button type="button" className="lightbox-play" onClick={() => setIsStarted(true)}>
            {poster && (
              <Picture picture={{ ...poster, alt: '' }} sizes={`${String(poster.width)}px`} isEager />
            )}
            <span>
              <PlayIcon />
              {start}
            </span>
          </button>
        )}
      </div>
      <div className="lightbox-foot">
        {provider && <p className="lightbox-caption">{fillPlaceholders(words.loads, { provider })}</p>}
        <a href={page} target="_blank" rel="noopener noreferrer" className="lightbox-link">
          {provider ? fillPlaceholders(words.openAt, { provider }) : words.openFile}
        </a>
      </div>
    </>
  );
}

const permissions = 'autoplay; fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking';
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation';

function Player({ media: { src, isFramed }, title }: { media: GalleryMedia; title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => (video.current ?? frame.current)?.focus(), []);
  if (!isFramed)
    // Exports bring no captions.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    return <video ref={video} src={src} aria-label={title} controls autoPlay playsInline />;
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      allow={permissions}
      sandbox={sandbox}
      // Some players refuse to play for a page that does not name itself.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
