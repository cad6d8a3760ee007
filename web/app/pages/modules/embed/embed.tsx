import { Island } from '../../../islands/island.tsx';
import { VideoStarter } from '../../../ui/video/video-starter.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadEmbed } from './embed.server.ts';

/** Starts on request, as a video does, so that no other site learns of visitors who do not ask for it. */
export function Embed({ module, data }: ModuleProps<typeof loadEmbed>) {
  if (!data) return null;
  const { media, poster, start, note, open } = data;
  const title = module.title ?? start;
  const look = module.shape === 'tall' ? 'tall' : 'wide';
  return (
    <div className="grid gap-3">
      <Island
        name="video"
        component={VideoStarter}
        props={{ media, page: media.src, poster, start, title, look }}
      />
      <p className="max-w-[75ch] text-sm text-muted">
        {note} <a href={media.src}>{open}</a>
      </p>
    </div>
  );
}
