import { listMails } from '../../../scripts/mailbox/mail-folder.ts';
import { type ReceivedMail, readMail } from '../../../scripts/mailbox/read-mail.ts';
import { addresses, environment, expect } from './fixtures.ts';

const folder = environment.MAIL_DATA_DIR ?? '';

/** A mail never changes, and a run has thousands. */
const read = new Map<string, Promise<ReceivedMail | undefined>>();

function readOnce(id: string): Promise<ReceivedMail | undefined> {
  const mail = read.get(id) ?? readMail(folder, id);
  read.set(id, mail);
  return mail;
}

/** Every mail that was delivered to this address so far, the newest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const mails = await Promise.all(listMails(folder).map(readOnce));
  return mails.filter((mail) => mail !== undefined).filter(({ recipients }) => recipients.includes(address));
}

/**
 * Waits until a mail to this address has arrived, whose subject contains or matches `subject`, and returns the newest
 * such mail. The mailbox outlives the test: an address contains the test's `tag`.
 */
export async function waitForMail(address: string, subject: string | RegExp = ''): Promise<ReceivedMail> {
  const find = async () =>
    (await mailsTo(address)).find((mail) =>
      typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject),
    );
  await expect.poll(find, { message: `a mail to ${address}` }).toBeDefined();
  const found = await find();
  if (!found) throw new Error(`The mail to ${address} is gone.`);
  return found;
}

/** The address of a mail in the mailbox. */
export function mailAddress({ id }: ReceivedMail): string {
  return `${addresses.mail}/mail/${id}`;
}
