import type { MapContent } from '../drawing/draw-map.ts';
import type { MapMessage } from './map-message.ts';
import type { MapPlace } from '../map-property.ts';
import type { StepLabels } from '../map-controls.tsx';

export type MapViewProps = {
  data: MapFrameData;
  content: MapContent;
  /** Undefined until the page around the frame has posted it. */
  message: MapMessage | undefined;
  marked: string | undefined;
  tellShown: () => void;
};

export type MapTiles = { url: string; attribution: string };

export type MapFrameData = {
  title: string;
  places: readonly MapPlace[];
  stepLabels: StepLabels;
  searchHere: string;
  /** Holds `{count}` and `{place}`. */
  clusterText: string;
  tiles: MapTiles | undefined;
};
