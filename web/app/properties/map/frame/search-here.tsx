import type { MapFrameData } from './map-frame-data.ts';

type SearchHereProps = { href: string; data: Pick<MapFrameData, 'searchHere'> };

export function SearchHere({ href, data }: SearchHereProps) {
  return (
    <a href={href} target="_top" className="map-search">
      {data.searchHere}
    </a>
  );
}
