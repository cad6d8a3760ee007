import { attachRecentProperties } from '../properties/favourites/recent/attach-recent-properties.ts';
import { ScriptIsland } from '../islands/script-island.tsx';

type RecentRowProps = {
  /** The reference of the property that the page is about. */
  current?: string;
};

export function RecentRow({ current }: RecentRowProps) {
  return <ScriptIsland name="recentProperties" attach={attachRecentProperties} props={{ current }} />;
}
