import { useEffect, useRef } from 'react';

type VideoPlayerProps = { media: { isFramed: boolean; src: string }; title: string };

const permissions = 'autoplay; fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking';
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';

export function VideoPlayer({ media: { src, isFramed }, title }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => (video.current ?? frame.current)?.focus(), []);
  if (!isFramed)
    // Exports bring no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
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
