import { Island } from '../../../islands/island.tsx';
import { VideoStarter } from '../../../ui/video/video-starter.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadVideo } from './video.server.ts';

export function Video({ module, data }: ModuleProps<typeof loadVideo>) {
  if (!data) return null;
  const { media, page, poster, start, note, open } = data;
  const title = module.title ?? poster?.alt ?? start;
  return (
    <div className="grid gap-3">
      <Island name="video" component={VideoStarter} props={{ media, page, poster, start, title }} />
      <p className="max-w-[75ch] text-sm text-muted">
        {note} <a href={page}>{open}</a>
      </p>
    </div>
  );
}
