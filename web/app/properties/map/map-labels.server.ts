import type { Translate } from '../../content/i18n/translate.ts';
import type { Clustered } from './drawing/draw-map.ts';
import type { MoveLabels } from './map-controls.tsx';

/** Travel with the map, because other pages have no use for them. */
export function mapLabels(t: Translate) {
  const moves: MoveLabels = {
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    moveNorth: t('map.moveNorth'),
    moveEast: t('map.moveEast'),
    moveSouth: t('map.moveSouth'),
    moveWest: t('map.moveWest'),
  };
  return {
    moves,
    name: t('map.viewMap'),
    title: (count: number) => t('map.title', { count }),
    cluster: ({ count, place }: Clustered) => t('map.cluster', { count, place }),
    near: t('map.near'),
    nearNote: t('map.nearNote'),
    manyNote: t('map.manyNote'),
    searchHere: t('map.searchHere'),
    wholeArea: t('map.wholeArea'),
    drawing: {
      draw: t('map.draw'),
      clear: t('map.clear'),
      help: t('map.drawHelp'),
      keys: t('map.drawKeys'),
      corners: t('map.corners', { count: '{count}' }),
      undo: t('map.undo'),
      finish: t('map.finish'),
      cancel: t('map.cancel'),
    },
    view: t('map.viewProperty'),
    close: t('map.closePreview'),
    priceOnRequest: t('property.priceOnRequest'),
  };
}
