import { listMails } from '../../../scripts/mailbox/mail-folder.ts';
import { type ReceivedMail, readMail } from '../../../scripts/mailbox/read-mail.ts';
import { addresses, environment, expect } from './fixtures.ts';

const folder = environment.MAIL_DATA_DIR ?? '';

/** Caches mails, which never change, because a run has thousands. */
const read = new Map<string, Promise<ReceivedMail | undefined>>();

function readOnce(id: string): Promise<ReceivedMail | undefined> {
  const mail = read.get(id) ?? readMail(folder, id);
  read.set(id, mail);
  return mail;
}

/** Mails delivered to this address so far, newest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const mails = await Promise.all(listMails(folder).map(readOnce));
  return mails.filter((mail) => mail !== undefined).filter(({ recipients }) => recipients.includes(address));
}

/**
 * Waits for a mail to this address whose subject contains or matches `subject`, and returns the newest. The mailbox
 * outlives the test, so addresses contain the test's `tag`.
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

/** Web address of a mail in the mailbox. */
export function mailAddress({ id }: ReceivedMail): string {
  return `${addresses.mail}/mail/${id}`;
}
