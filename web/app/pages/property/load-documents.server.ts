import { serverText } from '../../content/i18n/i18next.server.ts';
import { propertyFormPath } from '../../content/paths/property-paths.ts';
import { canRequestDocuments } from '../../properties/property/visitor-actions.ts';
import type { Property } from '../../properties/property/property.ts';
import { daysToDownload } from '../../forms/kinds/documents/send-documents.server.ts';
import type { PageContext } from '../../content/page-context.ts';

export type PropertyDocumentsData = NonNullable<ReturnType<typeof loadDocuments>>;

/** Undefined if no document can be requested. */
export function loadDocuments({ site, language }: PageContext, property: Property, path: string) {
  if (!canRequestDocuments(property)) return undefined;
  const t = serverText(site, language);
  return {
    title: t('documents.title'),
    names: property.documents.map(({ kind }) => kind),
    text: `${t('message.documentsByEmail')} ${t('documents.text', { days: daysToDownload })}`,
    request: {
      href: propertyFormPath(path, 'request-documents', language),
      title: t('form.requestDocuments'),
    },
  };
}
