import { useEffect, useRef } from 'react';
import type { HeaderData } from '../layout-data.ts';
import { Header } from './header.tsx';
import { useBannerGround } from './use-banner-ground.ts';
import { useMenuRow } from './menu-row.ts';

export const contentId = 'content';

export function SiteHeader({ layout }: { layout: HeaderData }) {
  const bar = useRef<HTMLDivElement>(null);
  const fitting = useMenuRow(layout, bar);
  const isOver = useBannerGround(fitting) !== undefined;
  useEffect(() => {
    document.getElementById(contentId)?.classList.toggle('under-header', isOver);
  }, [isOver]);
  return <Header layout={fitting} bar={bar} />;
}
