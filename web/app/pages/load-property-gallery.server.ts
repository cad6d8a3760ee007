import { serverText } from '../content/i18n/i18next.server.ts';
import { galleryData, type GallerySource } from '../properties/gallery/gallery-data.ts';
import { mediaOrigins } from '../properties/gallery/gallery-media.ts';
import type { PageContext } from '../content/page-context.ts';

export function loadPropertyGallery({ site, language }: PageContext, source: GallerySource) {
  const gallery = galleryData(source, serverText(site, language));
  return { gallery, needs: { sources: mediaOrigins([gallery.video, gallery.tour]) } };
}
