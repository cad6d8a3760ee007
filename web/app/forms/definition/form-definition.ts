import type { FormId } from 'schemas/form-ids.ts';
import type { FieldKind, PlainText } from './field-kinds.server.ts';

/** What a visitor filled in, by field, as typed in Unicode's composed form. Empty fields are absent. */
export type FormValues = Readonly<Record<string, string>>;

/** Everything a form is on the server; its fields stand in the order in which they are asked. */
export type FormDefinition = {
  id: FormId;
  /** Stands on the page of a property alone, and is about that property. */
  isAboutProperty?: true;
  fields: Readonly<Record<string, FieldKind>>;
  button: PlainText;
  /** What the agency does with the answers; without it, what all forms say. */
  privacy?: PlainText;
  /** Of a form that is asked in steps: what each is called, and the fields it asks for. */
  steps?: readonly { title: PlainText; fields: readonly string[] }[];
  /** Who sent it, for the mails about it. */
  sender: (values: FormValues) => { name: string; greeting: string | undefined; email: string };
};
