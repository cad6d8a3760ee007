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

/** One line of a header: what could begin another line becomes a space. */
export function headerLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 200);
}
