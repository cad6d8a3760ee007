import { serverText } from '../content/i18n/i18next.server.ts';
import { type GalleryData, galleryData, type GallerySource } from '../properties/gallery/gallery-data.ts';
import { mediaOrigins } from '../properties/gallery/gallery-media.ts';
import { allowSources } from '../platform/http/headers/content-security-policy.server.ts';
import type { PageContext } from '../content/page-context.ts';

/** Loads the pictures of a property or project, and lets its page load the players of its video and tour. */
export function loadGallery({ platform, site, language }: PageContext, source: GallerySource): GalleryData {
  const gallery = galleryData(source, serverText(site, language));
  allowSources(platform, mediaOrigins([gallery.video, gallery.tour]));
  return gallery;
}
