import type { ModuleOf } from '../../../content/cms/content.ts';
import { localizedPicture } from '../../../content/cms/fragments.ts';
import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import { galleryMedia, mediaOrigins } from '../../../properties/gallery/gallery-media.ts';
import { videoLink } from '../../../properties/model/video-link.ts';
import type { ModuleContext } from '../module-contract.ts';

export const videoProjection = `_type == "videoModule" => {
  "source": {address, ${localizedPicture('poster')}}
}` as const;

/** Undefined for an address that the site does not play. */
export function loadVideo({ source }: ModuleOf<'videoModule'>, { t }: ModuleContext) {
  const link = videoLink(source.address ?? '');
  if (!link) return undefined;
  const media = galleryMedia(link);
  const { provider, page, src, isFramed } = media;
  return {
    media: { src, isFramed },
    page,
    poster: contentPicture(source.poster),
    start: t('gallery.playVideo'),
    note: provider && t('gallery.loads', { provider }),
    needs: { sources: mediaOrigins([media]) },
    open: provider ? t('gallery.openAt', { provider }) : t('gallery.openFile'),
  };
}
