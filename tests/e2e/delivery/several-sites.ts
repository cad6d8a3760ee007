import { type FilledForm, sendForm, thankedFor } from '../forms/form-posts.ts';
import { readDatabaseIn } from '../support/database.ts';
import { addresses, expect } from '../support/fixtures.ts';
import type { OwnStack } from '../support/own-stack.ts';

/** Settings of a site that shares its database with another. */
export const settings = { SANITY_API_HOST: addresses.lake, MAIL_SMTP_URL: '' };

/** Sends to all sites at once, and expects every form to be thanked for at the first attempt. */
export async function sendAll(
  sent: readonly { site: string; filled: readonly FilledForm[] }[],
): Promise<void> {
  const results = await Promise.all(
    sent.flatMap(({ site, filled }) =>
      filled.map(async (form) => [form.form, await sendForm(site, form)] as const),
    ),
  );
  expect(results).toEqual(results.map(([form]) => [form, thankedFor(form)]));
}

/** The address of each person whose form is stored. */
export const storedIn = ({ siteFolder }: OwnStack) =>
  readDatabaseIn(siteFolder, `select json_extract("values", '$.email') as email from submissions`).map(
    ({ email }) => email,
  );

export const complaintsOf = ({ log }: OwnStack) => log.filter((line) => /cannot be|could not be/.test(line));
