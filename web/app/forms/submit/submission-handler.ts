import type { BatchItem } from 'drizzle-orm/batch';
import type { Mail } from '../../services/mail/mail.server.ts';
import type { Database } from '../../services/database/storage.server.ts';
import type { MailContext } from '../mail/form-mails.server.ts';

export type KeepContext = {
  mail: MailContext;
  /** Who an editor has named to hear of this form. */
  listed: readonly string[];
  database: Database;
  secret: string;
  /** The origin of the site. */
  origin: string;
  now: Date;
};

/** What is stored beside a submission, in the same transaction, and the mails that leave, by their kind. */
export type Kept = { mails: Readonly<Record<string, Mail>>; effects: readonly BatchItem<'sqlite'>[] };

export type Keeper = (context: KeepContext) => Promise<Kept>;
