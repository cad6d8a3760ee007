import { attachRecentProperties } from '../properties/favourites/recent/attach-recent-properties.ts';
import { ScriptIsland } from '../islands/script-island.tsx';

type RecentRowProps = {
  current?: string;
};

export function RecentRow({ current }: RecentRowProps) {
  return <ScriptIsland name="recentProperties" attach={attachRecentProperties} props={{ current }} />;
}
