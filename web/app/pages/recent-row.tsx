import { RecentProperties } from '../favourites/recent-properties.tsx';
import { Island } from '../islands/island.tsx';

type RecentRowProps = {
  /** The reference of the property that the page is about. */
  current?: string;
};

export function RecentRow({ current }: RecentRowProps) {
  return <Island name="recentProperties" component={RecentProperties} props={{ current }} />;
}
