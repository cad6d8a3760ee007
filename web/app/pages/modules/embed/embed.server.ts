import { readEmbed } from 'schemas/rules/embeds.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localizedPicture } from '../../../content/cms/fragments.ts';
import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleContext } from '../module-contract.ts';

export const embedProjection = `_type == "embedModule" => {
  shape,
  "source": {address, ${localizedPicture('poster')}}
}` as const;

/** Undefined for an address that the site does not frame. */
export function loadEmbed({ source }: ModuleOf<'embedModule'>, { t }: ModuleContext) {
  const embed = readEmbed(source.address);
  if (!embed) return undefined;
  const { provider, src, origin } = embed;
  return {
    media: { src, isFramed: true },
    poster: contentPicture(source.poster),
    start: t('embed.show', { provider }),
    note: t('embed.loads', { provider }),
    open: t('gallery.openAt', { provider }),
    needs: { sources: { frame: [origin], media: [] } },
  };
}
