export type MailAddress = { name: string; address: string };

export type Mail = {
  from: MailAddress;
  to: readonly string[];
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Unchanged on retry, so that mailboxes recognise a duplicate, such as `<1@example.com>`. */
  messageId: string;
  headers?: Record<string, string>;
  /** Holds a link that works like a key: the outbox forgets the mail once it is sent. */
  isSecret?: boolean;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

export const calendarFile = 'visit.ics';

/** Rejects when a server may not have accepted the mail. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Prevents header injection: a line break becomes a space. */
export function headerLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 200);
}

/** The address under which its mailbox is known: case makes no difference in practice. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}
