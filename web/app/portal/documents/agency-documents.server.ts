import { portalFilePath } from '../../content/paths/portal-path.ts';
import { agencyDocumentKind } from '../../properties/model/terms.ts';
import { agencyDocumentsFolder, isDocumentOf } from '../../properties/owner-records/owner-record.ts';
import { formatDay } from '../../properties/text/day.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { attachedFile } from './attached-file.ts';
import { fileTypes, type FileExtension } from '../../platform/files/file-type.ts';
import type { PortalRecord } from '../records/merge-records.server.ts';
import { readRecords } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';
import type { SharedFile } from './owner-files.server.ts';

const titleOf = (kind: string, { platform, language }: SectionContext) =>
  platform.importedCatalogue.term(agencyDocumentKind, kind, language).text;

export function listAgencyDocuments(
  record: PortalRecord | undefined,
  added: readonly SharedFile[],
  context: SectionContext,
) {
  const { language } = context;
  const papers = [
    ...(record?.AgencyDocuments ?? []).map(({ File, Kind, Date: day }) => ({
      id: File,
      href: portalFilePath(language, 'agency-document', { id: File }),
      kind: Kind,
      day,
      type: extensionOf(File),
    })),
    ...added.map(({ id, kind, type, createdAt }) => ({
      id,
      href: portalFilePath(language, 'document', { id }),
      kind,
      day: belgianDay(createdAt),
      type,
    })),
  ];
  return papers
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map(({ kind, day, type, ...paper }) => ({
      ...paper,
      name: titleOf(kind, context),
      note: `${formatDay(day, language)} · ${type?.toUpperCase()}`,
      removal: undefined,
    }));
}

/** Lets an owner save a paper that the record of one of their properties lists; undefined for any other. */
export async function sendAgencyDocument(
  context: SectionContext,
  name: string | undefined,
): Promise<Response | undefined> {
  const { platform, properties, owner } = context;
  if (name === undefined) return undefined;
  const propertyIds = owner.propertyIds.filter((id) => isDocumentOf(id, name));
  const [shown] = await readRecords({ platform, properties, propertyIds });
  const listed = shown?.record.AgencyDocuments?.find(({ File }) => File === name);
  const object = listed && (await platform.uploads.get(`${agencyDocumentsFolder}/${listed.File}`));
  const type = extensionOf(name);
  if (!shown || !object || !type) return undefined;
  const title = `${titleOf(listed.Kind, context)}, ${shown.property.address}`;
  return attachedFile(object.body, { name: `${title}.${type}`, type });
}

/** The importer compared it with the content. */
function extensionOf(name: string): FileExtension | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1);
  return Object.keys(fileTypes).find((type): type is FileExtension => type === end);
}
