import { useEffect, useRef } from 'react';
import { Header, type HeaderData } from './header.tsx';
import { useBannerGround } from './use-banner-ground.ts';
import { useMenuRow } from './use-menu-row.ts';

/** Where the page begins that stands below the header. */
export const contentId = 'content';

/** The header, and the place of the page below it: on a banner the page begins under the header. */
export function SiteHeader({ layout }: { layout: HeaderData }) {
  const bar = useRef<HTMLDivElement>(null);
  const fitting = useMenuRow(layout, bar);
  const isOver = useBannerGround(fitting) !== undefined;
  useEffect(() => {
    document.getElementById(contentId)?.classList.toggle('under-header', isOver);
  }, [isOver]);
  return <Header layout={fitting} bar={bar} />;
}
