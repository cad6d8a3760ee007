import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './lightbox.css';
import type { GalleryData, GalleryWords } from '../gallery-data.ts';
import { galleryTabs, type GalleryPlace } from '../gallery-tabs.ts';
import { IconButton, PlayIcon } from './icon-button.tsx';
import { PictureStage } from './picture-stage.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { PictureData } from '../../../ui/picture/picture-data.ts';
import { fillPlaceholders } from '../../../content/i18n/fill-placeholders.ts';
import type { GalleryMedia } from '../gallery-media.ts';
import { VideoPlayer } from '../../../ui/video/video-player.tsx';

const mark = 'isLightbox';

const isMarked = () => Reflect.get(Object(history.state), mark) === true;

/** Opens as a history entry, so that the back button closes it. */
function useModal(dialog: RefObject<HTMLDialogElement>, onClose: () => void): void {
  const onClosed = useRef(onClose);
  useEffect(() => {
    onClosed.current = onClose;
  });
  // Before its children's effects, which measure themselves.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    element.showModal();
    // Keeps the state of others, such as a preview's router.
    history.pushState({ ...Object(history.state), [mark]: true }, '');
    const closeByBack = () => {
      if (!isMarked()) element.close();
    };
    const leave = () => {
      if (isMarked()) history.back();
      onClosed.current();
    };
    addEventListener('popstate', closeByBack);
    element.addEventListener('close', leave);
    return () => {
      removeEventListener('popstate', closeByBack);
      element.removeEventListener('close', leave);
    };
  }, [dialog]);
}

type LightboxProps = { gallery: GalleryData; start: GalleryPlace; onClose: () => void };

export function Lightbox({ gallery, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState(start.tab);
  useModal(dialog, onClose);
  const { words } = gallery;
  const tabs = galleryTabs(gallery);
  return (
    <dialog ref={dialog} className="lightbox" aria-label={words.title}>
      <div className="lightbox-row">
        {tabs.length > 1 && (
          <div
            role="group"
            aria-label={words.kinds}
            className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]"
          >
            {tabs.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                className="lightbox-tab min-h-11 flex-none cursor-pointer px-3.5 py-1 font-semibold"
                aria-pressed={id === tab}
                onClick={() => setTab(id)}
              >
                {title}
              </button>
            ))}
          </div>
        )}
        <IconButton icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </div>
      <Stage key={tab} gallery={gallery} tab={tab} index={tab === start.tab ? start.index : 0} />
    </dialog>
  );
}

function Stage({ gallery, tab, index }: { gallery: GalleryData } & GalleryPlace) {
  const { words, photographs } = gallery;
  if (tab === 'photographs' || tab === 'plans')
    return (
      <div className={tab === 'plans' ? 'plan contents' : 'contents'}>
        <PictureStage pictures={gallery[tab]} start={index} words={words} />
      </div>
    );
  const media = gallery[tab];
  const start = tab === 'video' ? words.playVideo : words.startTour;
  return (
    media && (
      <MediaStage media={media} title={words[tab]} start={start} poster={photographs[0]} words={words} />
    )
  );
}

type MediaStageProps = {
  media: GalleryMedia;
  title: string;
  start: string;
  poster: PictureData | undefined;
  words: GalleryWords;
};

/** Shows a poster until the visitor starts the player: no foreign host learns of the visit before. */
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
