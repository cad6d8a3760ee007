import { type LanguageId, languages } from 'schemas/languages.ts';
import { portalPath } from './portal-path.ts';

type PortalFile = {
  id: string;
  segment: string;
  /** Its address ends with the id of what it delivers. */
  hasId: boolean;
};

export const portalFiles = [
  { id: 'visits', segment: 'visits.csv', hasId: false },
  { id: 'calendar', segment: 'visits.ics', hasId: false },
  { id: 'statistics', segment: 'statistics.csv', hasId: false },
  { id: 'account', segment: 'account.json', hasId: false },
  { id: 'document', segment: 'document', hasId: true },
  { id: 'agency-document', segment: 'agency-document', hasId: true },
] as const satisfies readonly PortalFile[];

export type PortalFileId = (typeof portalFiles)[number]['id'];

/** Segment before the name of the file. */
const folder = 'files';

const segmentOf = (id: PortalFileId): string => portalFiles.find((file) => file.id === id)?.segment ?? '';

const folderPath = (language: LanguageId) => `${portalPath(language, 'overview')}${folder}/`;

/** Limited to one property of the owner if one is given; `id` names what a file with ids delivers. */
export function portalFilePath(
  language: LanguageId,
  file: PortalFileId,
  { property, id }: { property?: string | undefined; id?: string | undefined } = {},
): string {
  const path = `${folderPath(language)}${segmentOf(file)}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
  return property === undefined ? path : `${path}?${new URLSearchParams({ property }).toString()}`;
}

export function portalFileAt(pathname: string): PortalFileId | undefined {
  const [, , , name] = pathname.split('/').slice(1, 5);
  return portalFiles.find(({ segment }) => segment === name)?.id;
}

export const portalFileRoutes = languages.flatMap(({ id: language }) =>
  portalFiles.map(({ id, segment, hasId }) => ({
    id: `portal-file-${id}-${language}`,
    path: `${folderPath(language).slice(1)}${segment}${hasId ? '/:id' : ''}`,
  })),
);
