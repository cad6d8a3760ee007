import { defineQuery } from 'groq';
import type { ReplyTemplatesQueryResult } from 'schemas/generated/content.ts';
import { isFormId } from 'schemas/form-ids.ts';
import { defaultLanguage, firstWritten, type LanguageId } from 'schemas/languages.ts';
import type { ReplyDraft, replyPlaceholders } from 'schemas/lead.ts';
import { loadContent } from '../../content/cms/load.server.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { mailProperty } from '../../forms/mail/mail-property.server.ts';
import { fillPlaceholders } from '../../content/i18n/fill-placeholders.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { referenceOf } from '../../forms/store/submissions.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { FoundLead, StoredLead } from './find-leads.server.ts';
import { findColleague } from './lead.server.ts';

const replyTemplatesQuery = defineQuery(`{
  "templates": *[_type == "replyTemplate"] | order(order, title){
    _id, title, forms, subject[]{language, value}, body[]{language, value}
  }
}`);

export type ReplyTemplate = ReplyTemplatesQueryResult['templates'][number];

export async function loadReplyTemplates(platform: Platform): Promise<readonly ReplyTemplate[]> {
  const wanted = { query: replyTemplatesQuery, params: {}, answer: 'replyTemplatesQuery' } as const;
  return (await loadContent<ReplyTemplatesQueryResult>(platform, wanted)).templates;
}

export function visitorLanguage({ language }: StoredLead, site: Site): LanguageId {
  return site.languages.find((each) => each === language) ?? defaultLanguage;
}

export async function replyDrafts(
  lead: FoundLead,
  templates: readonly ReplyTemplate[],
  { site, catalogue }: { site: Site; catalogue: Catalogue },
): Promise<ReplyDraft[]> {
  const language = visitorLanguage(lead, site);
  const { greeting, closing, ...values } = await wordsFor(lead, { site, catalogue, language });
  const fill = (stored: ReplyTemplate['subject']) => {
    const texts = perLanguage(stored);
    return fillPlaceholders(firstWritten(language, (each) => texts[each]) ?? '', values);
  };
  return templates
    .filter(({ forms }) => !forms?.length || forms.some((form) => form === lead.form))
    .map(({ _id, title, subject, body }) => ({
      id: _id,
      title: title ?? '',
      subject: fill(subject),
      text: [greeting, fill(body), closing].join('\n\n'),
    }));
}

async function wordsFor(
  lead: FoundLead,
  { site, catalogue, language }: { site: Site; catalogue: Catalogue; language: LanguageId },
) {
  const t = serverText(site, language);
  const agency = site.content.settings?.agencyName ?? '';
  const sender = isFormId(lead.form) ? formDefinitions[lead.form].sender(lead.values) : undefined;
  const { propertyId } = lead.context;
  const property =
    propertyId === undefined
      ? undefined
      : await mailProperty(propertyId, language, { paths: site.paths, origin: '', catalogue });
  const colleague = findColleague(site, lead.assigneeId ?? '')?.name;
  return {
    name: sender?.name ?? '',
    property: property?.name ?? t('mail.replyThisProperty'),
    reference: referenceOf(lead.id),
    agency,
    greeting: sender?.greeting ? t('mail.greeting', { name: sender.greeting }) : t('mail.greetingUnknown'),
    closing: [t('mail.closing'), ...(colleague === undefined ? [] : [colleague]), agency].join('\n'),
  } satisfies Record<(typeof replyPlaceholders)[number], string> & Record<string, string>;
}
