import { createImageUrlBuilder } from '@sanity/image-url';
import type { Settings } from '../services/env.server.ts';
import type { PictureData } from '../ui/picture-data.ts';
import type { ModuleOf } from './content.ts';

type ContentPicture = ModuleOf<'articleModule'>['picture'];

const widths = [100, 400, 600, 1360];

/** A picture of an editor, cropped as they chose; undefined without one. It is never shown larger than it is. */
export function contentPicture(settings: Settings, picture: ContentPicture): PictureData | undefined {
  const reference = picture?.asset?._ref;
  const size = /^image-[0-9a-z]+-(\d+)x(\d+)-\w+$/.exec(reference ?? '');
  if (!picture || !reference || !size) return undefined;
  const builder = createImageUrlBuilder({
    projectId: settings.SANITY_PROJECT_ID,
    dataset: settings.SANITY_DATASET,
    ...(settings.SANITY_API_HOST && { baseUrl: settings.SANITY_API_HOST }),
  });
  const { left = 0, right = 0, top = 0, bottom = 0 } = picture.crop ?? {};
  const width = Math.round(Number(size[1]) * (1 - left - right));
  const height = Math.round(Number(size[2]) * (1 - top - bottom));
  const source = { asset: { _ref: reference }, ...(picture.crop && { crop: picture.crop }) };
  return {
    src: builder.image(source).auto('format').url(),
    widths: widths.filter((wide) => wide <= width),
    width,
    height,
    alt: picture.alt ?? '',
  };
}
