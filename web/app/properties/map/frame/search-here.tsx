import type { MapFrameData } from './map-frame-data.ts';

type SearchHereProps = { href: string; data: Pick<MapFrameData, 'searchHere'> };

export function SearchHere({ href, data }: SearchHereProps) {
  return (
    <a
      href={href}
      target="_top"
      className="button absolute top-3 left-1/2 z-1000 min-h-11 [translate:-50%] whitespace-nowrap shadow-raised"
    >
      {data.searchHere}
    </a>
  );
}
