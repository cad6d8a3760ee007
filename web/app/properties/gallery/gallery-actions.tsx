import all from '../../ui/icon/lucide/images.svg?raw';
import video from '../../ui/icon/lucide/play.svg?raw';
import tour from '../../ui/icon/lucide/rotate-3d.svg?raw';
import plans from '../../ui/icon/lucide/ruler.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import { fillPlaceholders } from '../../content/i18n/fill-placeholders.ts';
import type { GalleryData } from './gallery-data.ts';
import { type GalleryTab, galleryTabs, openerOf } from './gallery-tabs.ts';

const icons = {
  all: iconShapes(all),
  plans: iconShapes(plans),
  tour: iconShapes(tour),
  video: iconShapes(video),
};

function GalleryIcon({ name }: { name: keyof typeof icons }) {
  return <ShapedIcon shapes={icons[name]} />;
}

type GalleryActionsProps = { gallery: GalleryData; allHref: string; plansHref: string };

export function GalleryActions({ gallery, allHref, plansHref }: GalleryActionsProps) {
  const { photographs, video, tour, words } = gallery;
  const all = fillPlaceholders(words.all, { count: photographs.length });
  const links: Readonly<Record<GalleryTab, { icon: 'all' | 'plans' | 'video' | 'tour'; href?: string }>> = {
    photographs: { icon: 'all', href: photographs.length > 1 ? allHref : undefined },
    plans: { icon: 'plans', href: plansHref },
    video: { icon: 'video', href: video?.page },
    tour: { icon: 'tour', href: tour?.page },
  };
  const shown = galleryTabs(gallery).filter(({ id }) => links[id].href !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className="gallery-actions">
      {shown.map(({ id, title }) => (
        <li key={id}>
          <a
            href={links[id].href}
            className="gallery-action"
            {...((id === 'video' || id === 'tour') && { rel: 'noopener noreferrer' })}
            {...openerOf({ tab: id, index: 0 })}
          >
            <GalleryIcon name={links[id].icon} />
            {id === 'photographs' ? all : title}
          </a>
        </li>
      ))}
    </ul>
  );
}
