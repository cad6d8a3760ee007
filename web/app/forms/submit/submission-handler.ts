import type { BatchItem } from 'drizzle-orm/batch';
import type { Mail } from '../../services/mail/mail.server.ts';
import type { Database } from '../../services/database/storage.server.ts';
import type { MailContext } from '../mail/form-mails.server.ts';

type HandlerContext = {
  mail: MailContext;
  listed: readonly string[];
  database: Database;
  secret: string;
  origin: string;
  now: Date;
};

/** Mails to send, by kind, and statements for the transaction that stores the submission. */
type HandledSubmission = {
  mails: Readonly<Record<string, Mail>>;
  effects: readonly BatchItem<'sqlite'>[];
};

export type SubmissionHandler = (context: HandlerContext) => Promise<HandledSubmission>;
