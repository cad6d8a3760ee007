import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { officeOf } from '../../content/cms/office-of.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import type { Settings } from '../../platform/env.server.ts';
import type { FormDefinition, FormValues, MailContext } from '../definition/form-definition.ts';
import { mailAgency } from './mail-agency.server.ts';
import { mailSubject } from './mail-property.server.ts';

type Sent = {
  id: string;
  definition: FormDefinition;
  values: FormValues;
  language: LanguageId;
  propertyId?: string | undefined;
  projectId?: string | undefined;
  page: string;
};

export function listedRecipients({ content }: Pick<Site, 'content'>, form: string): readonly string[] {
  return content.settings?.formRecipients?.find((each) => each.form === form)?.recipients ?? [];
}

type MailSource = {
  site: Site;
  settings: Pick<Settings, 'SITE_URL' | 'MAIL_FROM'>;
  catalogue: Catalogue;
};

export async function mailContext(
  { site, settings, catalogue }: MailSource,
  { id, definition, values, language, page, ...about }: Sent,
): Promise<MailContext> {
  const { SITE_URL: origin, MAIL_FROM: sender } = settings;
  const agency = mailAgency(site, origin);
  const listed = listedRecipients(site, definition.id);
  const languages = [...new Set<LanguageId>([defaultLanguage, language])];
  const subject = await mailSubject(about, { paths: site.paths, origin, languages, catalogue });
  const office = officeOf(site.content, { officeId: subject?.officeId ?? '' })?.email;
  const general = listed.length === 0 && !office ? [agency.email] : listed;
  return {
    definition,
    values,
    language,
    texts: (each) => serverText(site, each),
    catalogue,
    agency,
    sender,
    recipients: [...new Set([...general, office, subject?.broker].flatMap((address) => address ?? []))],
    page: `${origin}${page}`,
    property: subject?.named,
    id,
  };
}
