import { ScriptIsland } from '../../islands/script-island.tsx';
import { useCurrentPage, useBannerGround } from '../current-page.tsx';
import type { HeaderData } from '../layout-data.ts';
import { attachHeader } from './attach-header.ts';
import { Header } from './header.tsx';

export function SiteHeader({ layout }: { layout: HeaderData }) {
  const { isFixed = true } = useCurrentPage().header;
  const ground = useBannerGround(layout);
  const { search } = layout;
  return (
    <ScriptIsland name="header" attach={attachHeader} props={{ isFixed, ground, search }}>
      <Header layout={layout} />
    </ScriptIsland>
  );
}
