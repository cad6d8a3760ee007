import type { LanguageId } from 'schemas/languages.ts';
import type { MapContent } from '../drawing/draw-map.ts';
import type { MapMessage } from './map-message.ts';
import type { MapPlace } from '../map-property.ts';
import type { MoveLabels } from '../map-controls.tsx';

export type MapViewProps = {
  data: MapFrameData;
  content: MapContent;
  /** Undefined until the surrounding page has posted it. */
  message: MapMessage | undefined;
  marked: string | undefined;
  tellShown: () => void;
  goTo: (href: string) => void;
};

export type MapTiles = { url: string; attribution: string };

type DrawingWords = Readonly<
  Record<'draw' | 'clear' | 'help' | 'keys' | 'corners' | 'undo' | 'finish' | 'cancel', string>
>;

export type MapFrameData = {
  language: LanguageId;
  title: string;
  places: readonly MapPlace[];
  moveLabels: MoveLabels;
  searchHere: string;
  /** Its `corners` holds `{count}`. */
  drawing: DrawingWords;
  /** Holds `{count}` and `{place}`. */
  clusterText: string;
  tiles: MapTiles | undefined;
};
