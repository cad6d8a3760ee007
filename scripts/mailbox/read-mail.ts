import PostalMime, { type Address } from 'postal-mime';
import { arrivalOf, readSource } from './mail-folder.ts';

export type ReceivedMail = {
  id: string;
  arrivedAt: Date;
  /** Taken from the SMTP envelope, not from the headers. */
  recipients: readonly string[];
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  messageId: string;
  headers: readonly { name: string; value: string }[];
  text: string;
  html: string;
  links: readonly string[];
};

function written(addresses: readonly Address[]): string {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ');
}

/** A full stop or bracket after an address belongs to the sentence around it. */
function findLinks(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)\]]+$/, '')))];
}

export async function readMail(folder: string, id: string): Promise<ReceivedMail | undefined> {
  const source = await readSource(folder, id);
  if (!source) return undefined;
  const mail = await PostalMime.parse(source);
  const text = mail.text ?? '';
  // Headers below the first "Received" come from the sender and prove nothing.
  const delivered = mail.headers.slice(
    0,
    mail.headers.findIndex(({ key }) => key === 'received'),
  );
  return {
    id,
    arrivedAt: arrivalOf(id),
    recipients: delivered.filter(({ key }) => key === 'delivered-to').map(({ value }) => value),
    from: written(mail.from ? [mail.from] : []),
    to: written(mail.to ?? []),
    replyTo: written(mail.replyTo ?? []),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text,
    html: mail.html ?? '',
    links: findLinks(text),
  };
}
