import type { MapPlace } from '../map-property.ts';
import type { StepLabels } from '../map-controls.tsx';

/** Raster tiles of the deployment's own choice. */
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
