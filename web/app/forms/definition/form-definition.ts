import type { Property } from '../../properties/property/property.ts';
import type { FormId } from 'schemas/form-ids.ts';
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

/** A form on the server. Its fields are shown in their order here. */
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
  /** Counted by address and by client. */
  limit?: SenderLimit;
  fields: Readonly<Record<string, FieldKind>>;
  /** Finds problems that several fields have together, once each of them is right by itself. */
  check?: (values: FormValues, now: Date) => Readonly<Partial<Record<string, FieldProblem>>>;
  /** Takes files below its fields. */
  files?: { label: PlainText; help: PlainText };
  button: PlainText;
  /** Replaces the message of a form that could not be stored. */
  failure?: TextWith<never, 'message'>;
  /** Replaces the privacy note that all forms share. */
  privacy?: PlainText;
  steps?: readonly { title: PlainText; fields: readonly string[] }[];
  mail: FormMailTexts;
  sender: (values: FormValues) => { name: string; greeting: string | undefined; email: string };
};
