import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import type { Catalogue } from '../../catalogue/create-catalogue.ts';
import { mapLabels } from '../map-labels.server.ts';
import type { MapFrameData, MapTiles } from './map-frame-data.ts';
import type { MapType } from './map-message.ts';

type TileSettings = { MAP_TILES_URL: string; MAP_TILES_ATTRIBUTION: string };

function mapTilesOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION }: TileSettings): MapTiles | undefined {
  return url === '' ? undefined : { url, attribution: MAP_TILES_ATTRIBUTION };
}

export const mapTypeOf = (settings: TileSettings): MapType => (mapTilesOf(settings) ? 'tiles' : 'drawn');

type Framed = { t: Translate; language: LanguageId; catalogue: Catalogue; settings: TileSettings };

export function loadMapFrame({ t, language, catalogue, settings }: Framed): MapFrameData {
  const labels = mapLabels(t);
  return {
    language,
    title: labels.name,
    places: catalogue.cities(language).map(({ name, position }) => ({ name, ...position })),
    moveLabels: labels.moves,
    searchHere: labels.searchHere,
    drawing: labels.drawing,
    clusterText: labels.cluster({ count: '{count}', place: '{place}' }),
    tiles: mapTilesOf(settings),
  };
}
