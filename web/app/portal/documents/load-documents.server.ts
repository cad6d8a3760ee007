import { documentKind, type Term } from '../../properties/model/terms.ts';
import { formatFileSize, uploadLimits } from '../../forms/definition/upload-limits.ts';
import { portalFilePath, portalPath } from '../../content/paths/portal-path.ts';
import { formatDay } from '../../properties/text/day.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { isOfAgency, ownerFilesOf, type SharedFile } from './owner-files.server.ts';
import { fileTypes } from '../../platform/files/file-type.ts';
import type { PortalRecord } from '../records/merge-records.server.ts';
import { readRecords } from '../records/read-records.server.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';
import { listAgencyDocuments } from './agency-documents.server.ts';

export function documentKinds({
  platform,
  language,
}: Pick<SectionContext, 'platform' | 'language'>): readonly Term[] {
  return platform.importedCatalogue
    .termsOf(documentKind, language)
    .toSorted((a, b) => a.text.localeCompare(b.text, language));
}

export type DocumentsData = Awaited<ReturnType<typeof loadDocuments>>;

type CheckedDocument = PortalRecord['Documents'][number];

export async function loadDocuments(context: SectionContext) {
  const { platform, properties, propertyIds, selected, t } = context;
  const [records, files] = await Promise.all([
    readRecords(context),
    ownerFilesOf(platform.database, propertyIds),
  ]);
  const kinds = documentKinds(context);
  const isRemoved = context.url.searchParams.has('removed');
  const sent = kinds.find(({ code }) => code === context.url.searchParams.get('sent'));
  const homes = properties.filter(({ id }) => propertyIds.includes(id));
  const home = selected ?? (homes.length === 1 ? homes[0] : undefined);
  const target = home?.keptUntil === undefined ? home : undefined;
  return {
    notice: isRemoved ? t('portal.fileRemoved') : sent && t('portal.uploadDone', { document: sent.text }),
    homes: homes.map((property) => {
      const record = records.find((shown) => shown.property.id === property.id)?.record;
      const sent = files.filter((file) => file.propertyId === property.id);
      return homeOf(property, { record, files: sent }, context, property === home);
    }),
    upload: target && uploadOf(target, records[0]?.record, context),
  };
}

function homeOf(
  { id, address, keptUntil }: PortalProperty,
  { record, files }: { record: PortalRecord | undefined; files: readonly SharedFile[] },
  context: SectionContext,
  hasForm: boolean,
) {
  const { t, language, propertyIds, owner } = context;
  const names = new Map(documentKinds(context).map(({ code, text }) => [code, text]));
  const nameOf = (kind: string) => names.get(kind) ?? kind;
  const sent = files.filter((file) => !isOfAgency(file));
  return {
    id,
    title: propertyIds.length < 2 ? t('portal.checklist') : address,
    empty: t('portal.noDocuments'),
    documents: inOrder(record?.Documents ?? []).map((document) => ({
      kind: document.Kind,
      name: nameOf(document.Kind),
      ...stateOf(
        document,
        sent.some(({ kind }) => kind === document.Kind),
        context,
      ),
    })),
    lists: [
      {
        id: 'agency',
        title: t('portal.documentsOfAgency'),
        files: listAgencyDocuments(record, files.filter(isOfAgency), context),
      },
      {
        id: 'sent',
        title: t('portal.documentsSent'),
        files: sent.map(({ id: file, name, kind, size, createdAt, ownerId }) => ({
          id: file,
          href: portalFilePath(language, 'document', { id: file }),
          name,
          note: [
            nameOf(kind),
            formatFileSize(size, language),
            formatDay(belgianDay(createdAt), language),
          ].join(' · '),
          // Somebody else who owns the property may have sent it.
          removal:
            ownerId === owner.id && keptUntil === undefined
              ? {
                  label: t('portal.fileRemove'),
                  text: t('portal.fileRemoveText'),
                  button: t('portal.fileRemoveButton'),
                }
              : undefined,
        })),
      },
    ].filter((list) => list.files.length > 0),
    more:
      hasForm || keptUntil !== undefined
        ? undefined
        : { href: portalPath(language, 'documents', { property: id }), label: t('portal.uploadButton') },
  };
}

const order = ['needed', 'ordered', 'received'] as const;

function inOrder(documents: readonly CheckedDocument[]): CheckedDocument[] {
  return documents.toSorted((a, b) => order.indexOf(a.State) - order.indexOf(b.State));
}

function stateOf({ State, Date: day }: CheckedDocument, isSent: boolean, { t, language }: SectionContext) {
  const date = day === undefined ? undefined : formatDay(day, language);
  if (State === 'received')
    return {
      tone: 'received' as const,
      state: date ? t('portal.documentSince', { date }) : t('portal.documentHere'),
    };
  if (isSent) return { tone: 'ordered' as const, state: t('portal.documentChecking') };
  if (State === 'ordered')
    return {
      tone: 'ordered' as const,
      state: date ? t('portal.documentExpected', { date }) : t('portal.documentOrdered'),
    };
  return { tone: 'needed' as const, state: needText({ Date: day }, { t, language }) };
}

export function needText(
  { Date: day }: Pick<CheckedDocument, 'Date'>,
  { t, language }: Pick<SectionContext, 't' | 'language'>,
): string {
  return day === undefined
    ? t('portal.documentNeeded')
    : t('portal.documentNeededBy', { date: formatDay(day, language) });
}

function uploadOf({ id }: PortalProperty, record: PortalRecord | undefined, context: SectionContext) {
  const { t, language } = context;
  const needed = new Set(record?.Documents.flatMap(({ Kind, State }) => (State === 'needed' ? [Kind] : [])));
  const kinds = documentKinds(context);
  return {
    action: portalPath(language, 'documents', { property: id }),
    title: t('portal.uploadTitle'),
    kindLabel: t('portal.uploadKind'),
    kinds: [
      ...kinds.filter(({ code }) => needed.has(code)),
      ...kinds.filter(({ code }) => !needed.has(code)),
    ],
    fileLabel: t('portal.uploadFile'),
    help: t('portal.uploadHelp', { max: uploadLimits.megabytes }),
    accept: Object.values(fileTypes).join(','),
    button: t('portal.uploadButton'),
  };
}
