import type { MapPlace } from '../map-property.ts';
import type { StepLabels } from '../map-controls.tsx';

export type MapTiles = { url: string; attribution: string };

export type MapFrameData = {
  title: string;
  places: readonly MapPlace[];
  stepLabels: StepLabels;
  searchHere: string;
  /** With `{count}` and `{place}`. */
  clusterText: string;
  tiles: MapTiles | undefined;
};
