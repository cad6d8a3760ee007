import { sendByApi } from './mail-api.server.ts';
import { sendBySmtp } from './mail-smtp.server.ts';
import type { SendMail } from './mail.server.ts';

export type MailSettings = { MAIL_SMTP_URL: string; MAIL_API_URL: string; MAIL_API_KEY: string };

export function createMailer(settings: MailSettings): SendMail | undefined {
  const { MAIL_SMTP_URL, MAIL_API_URL, MAIL_API_KEY } = settings;
  if (MAIL_SMTP_URL !== '') return (mail) => sendBySmtp(MAIL_SMTP_URL, mail);
  if (MAIL_API_URL !== '') return (mail) => sendByApi(MAIL_API_URL, MAIL_API_KEY, mail);
  return undefined;
}
