import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Site } from '../../content/cms/site.server.ts';
import type { Mail } from '../../platform/mail/mail.server.ts';
import type { Database } from '../../platform/database/storage.server.ts';
import type { MailContext } from '../mail/form-mails.server.ts';

export type Refusal = 'taken' | 'too many visits' | 'too often';

export type HandlerContext = {
  mail: MailContext;
  listed: readonly string[];
  site: Site;
  /** Undefined for forms that are about no property. */
  propertyId: string | undefined;
  database: Database;
  secret: string;
  origin: string;
  now: Date;
  /** The address of the client: only for counting. */
  client: string;
};

/** Mails to send, by kind, and statements for the transaction that stores the submission. */
export type HandledSubmission = {
  mails: Readonly<Record<string, Mail>>;
  effects: readonly BatchItem<'sqlite'>[];
  /** Must hold for the submission to be stored, by what it means for the visitor where one does not. */
  conditions?: Readonly<Partial<Record<Refusal, SQL>>>;
};

export type SubmissionHandler = (context: HandlerContext) => Promise<HandledSubmission | Refusal>;
