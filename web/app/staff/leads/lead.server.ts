import type { Quotation, Lead, LeadNote } from 'schemas/lead.ts';
import { isFormId } from 'schemas/form-ids.ts';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import type { StoredLead, FoundLead } from './find-leads.server.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import { mailProperty } from '../../forms/mail/mail-property.server.ts';
import { shownValues } from '../../forms/mail/shown-values.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { formatPhone } from '../../properties/text/phone.ts';
import { referenceOf } from '../../forms/store/submissions.server.ts';
import type { Upload } from '../../forms/store/uploads.server.ts';

type TeamMember = { id: string; name: string; email: string };

/** Members of the team who can be reached, also those hidden from visitors. */
export function teamOf({ content }: Pick<Site, 'content'>): TeamMember[] {
  return content.team.flatMap(({ _id, name, email }) => (name && email ? [{ id: _id, name, email }] : []));
}

export function findColleague(site: Pick<Site, 'content'>, id: string): TeamMember | undefined {
  return teamOf(site).find((member) => member.id === id);
}

/** Undefined for other forms, and for a testimonial that may not be published. */
export function quotationOf({
  form,
  values,
  createdAt,
}: Pick<StoredLead, 'form' | 'values' | 'createdAt'>): Quotation | undefined {
  const { message: text, firstName: author, place, publish } = values;
  if (form !== 'testimonial' || publish !== 'yes' || !text || !author) return undefined;
  return { text, author, ...(place && { place }), day: createdAt.toISOString().slice(0, 10) };
}

function staffLanguage(site: Site): LanguageId {
  return site.languages.find((language) => language === 'en') ?? defaultLanguage;
}

type Shown = { site: Site; catalogue: Catalogue };

async function propertyOf(
  { context: { propertyId } }: StoredLead,
  { site: { paths }, catalogue }: Shown,
  language: LanguageId,
) {
  if (propertyId === undefined) return {};
  const property = await mailProperty(propertyId, language, { paths, origin: '', catalogue });
  return { propertyId, ...(property && { propertyName: property.name }) };
}

type Beside = { notes?: LeadNote[] | undefined; uploads?: readonly Upload[] };

export async function leadOf(
  stored: FoundLead,
  shown: Shown,
  { notes = [], uploads = [] }: Beside,
): Promise<Lead> {
  const { site, catalogue } = shown;
  const read = staffLanguage(site);
  const t = serverText(site, read);
  const { id, form, language, state, createdAt, context, values, assigneeId, remindOn, isDue } = stored;
  const quotation = quotationOf(stored);
  const definition = isFormId(form) ? formDefinitions[form] : undefined;
  const { name, email } = definition?.sender(values) ?? { name: '', email: values['email'] ?? '' };
  const files = uploads
    .filter(({ submissionId }) => submissionId === id)
    .map((file) => ({ id: file.id, name: file.name, size: file.size }));
  return {
    id,
    reference: referenceOf(id),
    form,
    language,
    state,
    createdAt: createdAt.toISOString(),
    name,
    email,
    phone: formatPhone(values['phone'] ?? ''),
    page: context.page,
    ...(await propertyOf(stored, shown, read)),
    fields: shownValues(definition, values, { t, language: read, catalogue }),
    ...(files.length > 0 && { files }),
    ...(assigneeId !== null && { assigneeId }),
    ...(remindOn !== null && { remindOn }),
    isDue,
    notes,
    ...(quotation && { quotation }),
    ...(stored.mailFailed && { mailFailure: t('message.mailFailed') }),
  };
}
