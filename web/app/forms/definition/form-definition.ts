import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { FormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Mail } from '../../platform/mail/mail.server.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import type { Property } from '../../properties/property/property.ts';
import type { Agency } from '../mail/mail-agency.server.ts';
import type { MailPart } from '../mail/mail-body.server.tsx';
import type { MailProperty } from '../mail/mail-property.server.ts';
import type { FieldKind, FieldProblem, PlainText, TextWith } from './field-kinds.server.ts';

/** Values by field, in Unicode's composed form. Empty fields are absent. */
export type FormValues = Readonly<Record<string, string>>;

/** The mail texts that differ between forms; the others are in `mail/form-mails.server.ts`. */
type FormMailTexts = {
  about: TextWith<never, 'mail.about'>;
  subject: TextWith<'agency', 'mail'>;
  intro: TextWith<never, 'mail'>;
};

export type SenderLimit = { most: number; minutes: number };

export type FormMoment = { now: Date; catalogue: Catalogue };

export type FormDefinition = {
  id: FormId;
  /** Shown on property pages only; the submission names the property. */
  isAboutProperty?: true;
  /** Shown on project pages only; the submission names the project. */
  isAboutProject?: true;
  /** Undefined for a form about any property. */
  accepts?: (property: Property) => boolean;
  /** Minutes in which the same words count once, if fewer than usual. */
  sameWithin?: number;
  limit?: SenderLimit;
  fields: Readonly<Record<string, FieldKind>>;
  /** Finds problems that several fields have together, once each of them is right by itself. */
  check?: (values: FormValues, moment: FormMoment) => Readonly<Partial<Record<string, FieldProblem>>>;
  files?: { label: PlainText; help: PlainText };
  button: PlainText;
  /** Replaces the message of a form that could not be stored. */
  failure?: TextWith<never, 'message'>;
  privacy?: PlainText;
  steps?: readonly { title: PlainText; fields: readonly string[] }[];
  mail: FormMailTexts;
  sender: (values: FormValues) => { name: string; greeting: string | undefined; email: string };
  refusals?: Readonly<Partial<Record<Refusal, (t: Translate, agency: { phone: string }) => RefusalTexts>>>;
  /** Counted as this for the owner of the property, instead of as an enquiry. */
  interest?: 'share';
  /** Replaces the two mails, to the agency and to the visitor, that a form sends unless it says otherwise. */
  handle?: SubmissionHandler;
};

export type MailContext = {
  definition: FormDefinition;
  values: FormValues;
  language: LanguageId;
  texts: (language: LanguageId) => Translate;
  catalogue: Catalogue;
  agency: Agency;
  /** The sender address; empty for the agency's own. */
  sender: string;
  recipients: readonly string[];
  page: string;
  property?: ((language: LanguageId) => MailProperty | undefined) | undefined;
  id: string;
  /** Follow the visitor's own values in the mail to them. */
  notes?: readonly MailPart[];
};

export type HandlerContext = {
  mail: MailContext;
  listed: readonly string[];
  site: Site;
  catalogue: Catalogue;
  importedCatalogue: Catalogue;
  propertyId: string | undefined;
  database: Database;
  secret: string;
  origin: string;
  now: Date;
  /** The address of the client: only for counting. */
  client: string;
};

export type Refusal = 'taken' | 'too many visits' | 'too often';

type RefusalTexts = { messages: string[]; fieldErrors?: Readonly<Record<string, string>> };

export type HandledSubmission = {
  /** By the end of the id in the outbox. One named `visitor` counts towards the confirmations of its recipient. */
  mails: Readonly<Record<string, Mail>>;
  effects: readonly BatchItem<'sqlite'>[];
  /** Must hold for the submission to be stored, by the refusal to show where one does not. */
  conditions?: Readonly<Partial<Record<Refusal, SQL>>>;
  /** Replaces the thank-you page of the form, given the id of the submission. */
  thanks?: (id: string) => Promise<string>;
};

export type SubmissionHandler = (context: HandlerContext) => Promise<HandledSubmission | Refusal>;
