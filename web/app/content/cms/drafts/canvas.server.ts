import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';
import type { Platform } from '../../../platform/platform.server.ts';

type Document = { _id: string; _type: string };

/** Names the modules for the Studio's overlays. Undefined outside its preview: visitors get no attribute. */
export function canvasOf(
  { view, settings }: Pick<Platform, 'view' | 'settings'>,
  { _id: id, _type: type }: Document,
): ((key: string) => string) | undefined {
  if (view.kind !== 'studio') return undefined;
  const document = createDataAttribute({ baseUrl: settings.SANITY_STUDIO_URL, id, type });
  return (key) => document(['modules', { _key: key }]);
}
