import { areaHref } from '../drawing/draw-map.ts';
import type { Area } from '../map-box.ts';
import type { MapFrameData } from './map-frame-data.ts';
import type { MapMessage } from './map-message.ts';

type SearchHereProps = { area: Area; message: MapMessage; data: Pick<MapFrameData, 'searchHere'> };

export function SearchHere({ area, message: { hrefs }, data }: SearchHereProps) {
  return (
    <a
      href={areaHref(hrefs.anywhere === undefined ? hrefs.area : `${hrefs.anywhere}&bounds=`, area)}
      target="_top"
      className="button absolute top-3 left-1/2 z-1000 min-h-11 [translate:-50%] whitespace-nowrap shadow-raised"
    >
      {data.searchHere}
    </a>
  );
}
