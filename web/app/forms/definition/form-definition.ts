import type { FormId } from 'schemas/form-ids.ts';
import type { FieldKind, PlainText } from './field-kinds.server.ts';

/** Values by field, in Unicode's composed form. Empty fields are absent. */
export type FormValues = Readonly<Record<string, string>>;

/** A form on the server. Its fields are shown in their order here. */
export type FormDefinition = {
  id: FormId;
  /** Shown on property pages only; the submission names the property. */
  isAboutProperty?: true;
  fields: Readonly<Record<string, FieldKind>>;
  button: PlainText;
  /** Replaces the privacy note that all forms share. */
  privacy?: PlainText;
  /** Splits the form into steps. */
  steps?: readonly { title: PlainText; fields: readonly string[] }[];
  /** Identifies the sender for the mails. */
  sender: (values: FormValues) => { name: string; greeting: string | undefined; email: string };
};
