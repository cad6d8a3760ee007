import type { MapFrameData } from './map-frame-data.ts';

type SearchHereProps = { href: string; data: Pick<MapFrameData, 'searchHere'> };

export function SearchHere({ href, data }: SearchHereProps) {
  return (
    <a href={href} target="_top" className="px-3.5 py-1.5 text-sm font-semibold">
      {data.searchHere}
    </a>
  );
}
