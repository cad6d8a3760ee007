import download from '../../../ui/icon/lucide/download.svg?raw';
import { iconShapes } from '../../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../../ui/icon/icon.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadDownloads } from './downloads.server.ts';

const shapes = iconShapes(download);

export function Downloads({ data }: ModuleProps<typeof loadDownloads>) {
  if (data.files.length === 0) return null;
  return (
    <ul className="line-list">
      {data.files.map(({ key, title, href, about }) => (
        <li key={key}>
          <a
            href={href}
            className="group flex flex-wrap items-center gap-x-4 gap-y-1 py-4 text-ink no-underline"
          >
            <span className="text-accent">
              <ShapedIcon shapes={shapes} />
            </span>
            <span className="min-w-0 flex-1 basis-40 font-semibold group-hover:underline">{title}</span>
            <span className="text-sm text-muted">{about}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
