import type { ModuleOf } from '../../../content/cms/content.ts';
import { localizedPicture } from '../../../content/cms/fragments.ts';
import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import { safeLink } from '../../../content/cms/safe-link.ts';

export const logosProjection = `_type == "logosModule" => {
  "source": logos[]{_key, url, ${localizedPicture('picture')}}
}` as const;

export function loadLogos({ source }: ModuleOf<'logosModule'>) {
  const logos = source?.flatMap(({ _key, url, picture }) => {
    const shown = contentPicture(picture);
    return shown ? { key: _key, href: safeLink(url), picture: shown } : [];
  });
  return { logos: logos ?? [] };
}
