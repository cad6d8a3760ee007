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

/** One line over a phone's picture, which still moves below a finger between them. */
const line =
  'gallery-actions flex gap-1.5 max-md:overflow-x-auto max-md:px-3 max-md:py-1.25 max-md:[scrollbar-width:none] max-md:[&>*]:flex-none md:flex-wrap md:gap-2';
const overPictures =
  'absolute [&>*]:pointer-events-auto max-md:pointer-events-none max-md:-inset-x-gutter max-md:bottom-1 max-md:group-target:static max-md:group-target:-mx-gutter md:bottom-4 md:left-4';
const belowNotice = 'max-md:-mx-gutter md:mt-3';

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
    <ul className={`${line} ${photographs.length > 0 ? overPictures : belowNotice}`}>
      {shown.map(({ id, title }) => (
        <li key={id}>
          <a
            href={links[id].href}
            className="inline-flex min-h-10 items-center gap-2 rounded-[1.375rem] bg-raised px-3.25 py-1 text-sm font-semibold text-ink no-underline [box-shadow:inset_0_0_0_1px_var(--color-line)] transition-colors hover:bg-surface max-md:[&>*]:hidden md:min-h-11 md:px-4.5"
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
