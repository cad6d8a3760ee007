import type { MapContent } from '../drawing/draw-map.ts';
import type { MapFrameData } from './map-frame-data.ts';
import type { MapMessage } from './map-message.ts';

/** What both kinds of map in the frame are given. */
export type MapViewProps = {
  data: MapFrameData;
  content: MapContent;
  /** Undefined until the page around the frame has posted it. */
  message: MapMessage | undefined;
  marked: string | undefined;
  /** Tells that page that the map is complete. */
  tellShown: () => void;
};
