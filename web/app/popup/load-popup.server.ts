import type { LanguageId } from 'schemas/languages.ts';
import { contentPicture } from '../cms/pictures/content-picture.server.ts';
import { contentLink } from '../cms/entry-path.ts';
import { perLanguage, type Site } from '../cms/site.server.ts';
import type { PopupData } from './popup-data.ts';

export function loadPopup(site: Site, language: LanguageId): PopupData | undefined {
  const { popup } = site.content;
  const title = perLanguage(popup?.title ?? null)[language];
  if (!popup || !title) return undefined;
  const { picture } = popup;
  const label = perLanguage(popup.link?.label ?? null)[language] ?? null;
  const link = popup.link && { ...popup.link, label };
  const alt = perLanguage(picture?.alt ?? null)[language] ?? '';
  return {
    delay: Math.max(0, popup.delay ?? 0),
    title,
    description: perLanguage(popup.description)[language],
    picture: contentPicture(picture && { ...picture, alt }),
    link: contentLink(site.paths, link, language),
  };
}
