import { fillPlaceholders } from '../../../content/i18n/fill-placeholders.ts';
import { ScriptIsland } from '../../../islands/script-island.tsx';
import { attachGallery } from '../../../properties/gallery/attach-gallery.ts';
import { openerOf } from '../../../properties/gallery/gallery-tabs.ts';
import { fallbackAddress, phoneSize } from '../../../ui/picture/picture-data.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadGallery } from './gallery.server.ts';

const sizes = `(width >= 1540px) 464px, (width >= 767px) 31vw, ${phoneSize}`;

export function Gallery({ data: gallery }: ModuleProps<typeof loadGallery>) {
  const { photographs, words } = gallery;
  const total = photographs.length;
  if (total === 0) return null;
  return (
    <div className="gallery">
      <ul className="columns gap-y-4 [--between:1rem] [--columns:2] [--narrowest:16rem] md:[--columns:3]">
        {photographs.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={fallbackAddress(picture)}
              className="block aspect-3/2 overflow-hidden rounded-md bg-surface focus-visible:-outline-offset-4"
              {...openerOf({ tab: 'photographs', index })}
            >
              <Picture picture={picture} sizes={sizes} className="size-full object-cover" />
              <span className="sr-only">{fillPlaceholders(words.enlarge, { number: index + 1, total })}</span>
            </a>
          </li>
        ))}
      </ul>
      <ScriptIsland name="gallery" attach={attachGallery} props={{ gallery }} />
    </div>
  );
}
