import { redirect } from '@remix-run/cloudflare';
import type { LanguageId } from 'schemas/languages.ts';
import { requestLanguage, serverText } from '../../../content/i18n/i18next.server.ts';
import { listPath, propertyPath } from '../../../content/paths/build-path.ts';
import { documentsPath } from '../../../content/paths/mailed-links.ts';
import { canRequestDocuments } from '../../../properties/property/visitor-actions.ts';
import { readDocument } from '../../../properties/media/document-store.server.ts';
import type { Property } from '../../../properties/property/property.ts';
import { formatDay } from '../../../properties/text/day.ts';
import { slugify } from '../../../properties/text/slug.ts';
import { fileTypes } from '../../../platform/files/file-type.ts';
import { belgianDay } from '../../../platform/belgian-time.ts';
import { hasDocumentRequest, readDocumentsToken } from './send-documents.server.ts';
import { privacyHeaders } from '../../../platform/http/headers/security-headers.server.ts';
import { type PersonalResult, respondPersonally } from '../../link-page/link-response.server.ts';
import type { SubmitContext } from '../../submit/submit-context.ts';

type DocumentsRequest = Pick<SubmitContext, 'platform' | 'site' | 'request'> & { token: string };
type Opened = { property: Property; documents: Property['documents']; until: Date };

export function showDocuments({ token, ...given }: DocumentsRequest) {
  const pathIn = (language: LanguageId) => documentsPath(language, token);
  return respondPersonally(given, pathIn, async (context) => {
    const opened = await openLink({ ...context, token });
    return 'problem' in opened ? deadLink(context, opened.problem) : openPage(context, opened, token);
  });
}

/** Sends one of them, never for a browser to show; a link that no longer works leads to the page that says so. */
export async function sendDocument({ document, ...given }: DocumentsRequest & { document: string }) {
  const { platform, site, request, token } = given;
  const language = await requestLanguage(request, site);
  const opened = await openLink({ ...given, language });
  const chosen = 'problem' in opened ? undefined : opened.documents.find(({ id }) => id === document);
  const file = chosen && (await readDocument(platform.uploads, chosen.file));
  if ('problem' in opened || !chosen || !file)
    return redirect(documentsPath(language, token), { headers: privacyHeaders });
  const name = `${opened.property.id}-${slugify(chosen.kind.text)}.${file.type}`;
  return new Response(file.body, {
    headers: {
      ...privacyHeaders,
      'Content-Type': fileTypes[file.type],
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

async function openLink({
  platform,
  language,
  token,
}: Pick<SubmitContext, 'platform' | 'language'> & { token: string }): Promise<
  Opened | { problem: 'forged' | 'ended' }
> {
  const { database, clock, settings, catalogue } = platform;
  const read = await readDocumentsToken(settings.SITE_SECRET, token, clock().getTime());
  if (read === 'forged') return { problem: 'forged' };
  const property = read === 'expired' ? undefined : await catalogue.find(read.propertyId, language);
  if (read === 'expired' || !property || !canRequestDocuments(property)) return { problem: 'ended' };
  if (!(await hasDocumentRequest(database, read))) return { problem: 'ended' };
  return { property, documents: property.documents, until: new Date(read.until) };
}

function openPage(
  { site, language }: SubmitContext,
  { property, documents, until }: Opened,
  token: string,
): PersonalResult {
  const t = serverText(site, language);
  const page = {
    title: t('documents.linkTitle'),
    text: t('documents.linkText', {
      property: property.title,
      date: formatDay(belgianDay(until), language),
    }),
    documents: documents.map(({ id, kind }) => ({
      href: documentsPath(language, token, id),
      label: kind.text,
    })),
    links: [{ href: propertyPath(site.paths, property, language), label: t('documents.toProperty') }],
  };
  return { page, status: 200 };
}

function deadLink({ site, language }: SubmitContext, problem: 'forged' | 'ended'): PersonalResult {
  const t = serverText(site, language);
  const page = {
    title: t('newsletter.endedTitle'),
    text: t('documents.endedText'),
    links: [{ href: listPath(site.paths, 'sale', language), label: t('list.allForSale') }],
  };
  return { page, status: problem === 'forged' ? 400 : 410 };
}
