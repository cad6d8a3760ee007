import type { LanguageId } from 'schemas/languages.ts';
import type { ShownPeriod } from 'schemas/shown-period.ts';
import { contentPicture } from '../../content/cms/pictures/content-picture.server.ts';
import { contentLink } from '../../content/cms/entry-path.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import { isChosen, placeOf } from './popup-places.ts';
import type { PopupData } from './popup-data.ts';

type PageRequest = { isShown: (period: ShownPeriod) => boolean; pathname: string };

export function loadPopup(site: Site, language: LanguageId, request: PageRequest): PopupData | undefined {
  const { popup } = site.content;
  const title = perLanguage(popup?.title ?? null)[language];
  if (!popup || !title || !request.isShown(popup)) return undefined;
  if (popup.languages?.length && !popup.languages.includes(language)) return undefined;
  if (popup.places === 'chosen' && !isChosen(popup, placeOf(site.paths, request.pathname))) return undefined;
  const { picture } = popup;
  const label = perLanguage(popup.link?.label ?? null)[language] ?? null;
  const link = popup.link && { ...popup.link, label };
  const alt = perLanguage(picture?.alt ?? null)[language] ?? '';
  return {
    delay: Math.max(0, popup.delay ?? 0),
    frequency: popup.frequency ?? 'session',
    title,
    description: perLanguage(popup.description)[language],
    picture: contentPicture(picture && { ...picture, alt }),
    link: contentLink(site.paths, link, language),
  };
}
