import { sendByApi } from './mail-api.server.ts';
import { sendBySmtp } from './mail-smtp.server.ts';

export type MailAddress = { name: string; address: string };

/** A mail ready to leave. It goes to the addresses listed here and to no others. */
export type Mail = {
  from: MailAddress;
  to: readonly string[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** The same at every attempt, so that a mailbox can tell a repetition, such as `<1@example.com>`. */
  messageId: string;
  headers?: Record<string, string>;
};

/** Resolves once a server has accepted the mail; rejects when it may not have. */
export type SendMail = (mail: Mail) => Promise<void>;

export type MailSettings = { MAIL_SMTP_URL: string; MAIL_API_URL: string; MAIL_API_KEY: string };

/** How this deployment sends mail: over SMTP, else through an HTTP API; undefined while neither is set up. */
export function createMailer(settings: MailSettings): SendMail | undefined {
  const { MAIL_SMTP_URL, MAIL_API_URL, MAIL_API_KEY } = settings;
  if (MAIL_SMTP_URL !== '') return (mail) => sendBySmtp(MAIL_SMTP_URL, mail);
  if (MAIL_API_URL !== '') return (mail) => sendByApi(MAIL_API_URL, MAIL_API_KEY, mail);
  return undefined;
}

/** One line of a header: what could begin another line becomes a space. */
export function headerLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 200);
}
