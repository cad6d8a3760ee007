import type { MapContent } from '../drawing/draw-map.ts';
import type { MapFrameData } from './map-frame-data.ts';
import type { MapMessage } from './map-message.ts';

export type MapViewProps = {
  data: MapFrameData;
  content: MapContent;
  /** Undefined until the page around the frame has posted it. */
  message: MapMessage | undefined;
  marked: string | undefined;
  tellShown: () => void;
};
