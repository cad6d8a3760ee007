import type { LanguageId } from 'schemas/languages.ts';
import type { ShownPeriod } from 'schemas/shown-period.ts';
import type { EntryKind, PathTable } from '../../content/paths/path-table.ts';
import { splitPath } from '../../content/i18n/language.ts';
import { contentPicture } from '../../content/cms/pictures/content-picture.server.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import { localizedLink } from '../localized-link.server.ts';
import type { PopupData } from './popup-dialog.tsx';

type PlaceKind = EntryKind | 'property';
type Place = { id?: string; kind: PlaceKind };

type Chosen = { kinds: readonly PlaceKind[] | null; pageIds: readonly (string | null)[] | null };

/** City, title and id follow the path of a list; forms and sheets of a property have a segment more. */
const segmentsBelowList = 3;

/** Undefined for pages that no editor made, such as the confirmation of a visit. */
export function placeOf(paths: Pick<PathTable, 'languages' | 'byPath'>, pathname: string): Place | undefined {
  const { language, path } = splitPath(pathname, paths.languages);
  if (!language) return undefined;
  const entry = paths.byPath(language, path);
  if (entry) return { id: entry.id, kind: entry.kind };
  const segments = path.split('/').filter(Boolean);
  const list = paths.byPath(language, `/${segments.slice(0, -segmentsBelowList).join('/')}/`);
  return list && offerLists.has(list.kind) ? { kind: 'property' } : undefined;
}

const offerLists = new Set<EntryKind>(['property-list-sale', 'property-list-rent', 'project-list']);

export function isChosen({ kinds, pageIds }: Chosen, place: Place | undefined): boolean {
  if (!place) return false;
  return (kinds?.includes(place.kind) ?? false) || (pageIds?.some((id) => id === place.id) ?? false);
}

type PageRequest = { isVisible: (period: ShownPeriod) => boolean; pathname: string };

type StoredPopup = SiteContent['popups'][number];

export function loadPopup(site: Site, language: LanguageId, request: PageRequest): PopupData | undefined {
  const place = placeOf(site.paths, request.pathname);
  const opens = (popup: StoredPopup) =>
    request.isVisible(popup) &&
    (!popup.languages?.length || popup.languages.includes(language)) &&
    (popup.places !== 'chosen' || isChosen(popup, place));
  for (const popup of site.content.popups) {
    const title = perLanguage(popup.title)[language];
    if (title && opens(popup)) return popupData(popup, { site, language, title });
  }
  return undefined;
}

function popupData(
  popup: StoredPopup,
  { site, language, title }: { site: Site; language: LanguageId; title: string },
): PopupData {
  const { picture } = popup;
  const alt = perLanguage(picture?.alt ?? null)[language] ?? '';
  return {
    delay: Math.max(0, popup.delay ?? 0),
    frequency: popup.frequency ?? 'session',
    title,
    description: perLanguage(popup.description)[language],
    picture: contentPicture(picture && { ...picture, alt }),
    link: localizedLink(site, popup.link, language),
  };
}
