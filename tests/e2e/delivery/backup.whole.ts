import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runStep } from '../../../scripts/process/steps.ts';
import demoOwner from '../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import ownerRecords from '../../../seed/sample/owners/owner-records.json' with { type: 'json' };
import { fillIn, sendForm, takeTime, thankedFor } from '../forms/form-posts.ts';
import { formsIn } from '../forms/shown-forms.ts';
import { readDatabaseIn } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { type OwnStack, test } from '../support/own-stack.ts';
import { loginPaths, portalPaths } from '../support/owner.ts';

const newPhone = '+32 15 88 77 66';
const deed = '%PDF-1.7 the deed of an owner';

async function run({ environment }: OwnStack, verb: 'backup' | 'restore', folder: string): Promise<string> {
  const step = { title: verb, script: `scripts/${verb}.ts`, args: [folder], env: environment };
  const { isGood, output } = await runStep(step);
  expect(isGood, output).toBe(true);
  return output;
}

async function logIn({ site }: OwnStack): Promise<string> {
  const response = await fetch(`${site}${loginPaths.nl}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site },
    body: new URLSearchParams({ email: demoOwner.email, password: demoOwner.password }),
  });
  expect(response.status).toBe(303);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Stores a file as the demo owner, and returns the address where they read it. */
async function storeDeed(own: OwnStack): Promise<string> {
  const body = new FormData();
  body.set('kind', 'title-deed');
  body.set('documents', new File([deed], 'deed.pdf'));
  const headers = { Origin: own.site, Cookie: await logIn(own) };
  const response = await fetch(
    `${own.site}${portalPaths.nl}documenten/?property=${demoOwner.propertyIds[0]}`,
    {
      method: 'POST',
      redirect: 'manual',
      headers,
      body,
    },
  );
  expect(response.status).toBe(303);
  const [file] = readDatabaseIn(own.siteFolder, `select id from uploads where name = 'deed.pdf'`);
  return `${own.site}${portalPaths.nl}files/document/${String(file?.['id'])}`;
}

/** Everything but the rows that each request writes. */
function rowsOf({ siteFolder }: OwnStack) {
  const tables = ['submissions', 'uploads', 'owner_files', 'owners', 'owner_records', 'consent_proof'];
  return tables.map((table) => readDatabaseIn(siteFolder, `select * from ${table} order by 1`));
}

const contentOf = ({ content }: OwnStack) =>
  content.fetch<unknown>(
    '*[!(_id in path("_.**"))]{..., "_rev": null, "_createdAt": null, "_updatedAt": null, "uploadId": null} | order(_id)',
  );

test('a running stack is backed up, destroyed, and restored with content, lead and file of an owner', async ({
  own,
  page,
}) => {
  test.slow();
  await own.startLake();
  await own.startSite();
  await own.content.patch('site-settings').set({ phone: newPhone }).commit();
  const contact = async () => (await fetch(`${own.site}/nl/contact/`)).text();
  await expect.poll(contact).toContain(newPhone);
  const [form] = await formsIn(page, await contact(), '/nl/contact/');
  if (!form) throw new Error('The page has no form.');
  const filled = await fillIn(own.site, form, { mark: 'Lead before the loss' });
  await takeTime();
  expect(await sendForm(own.site, filled)).toBe(thankedFor(form.id));
  const file = await storeDeed(own);
  const before = { rows: rowsOf(own), content: await contentOf(own) };

  const folder = path.join(own.siteFolder, '..', 'backup');
  const papers = ownerRecords.flatMap(({ AgencyDocuments = [] }) => AgencyDocuments);
  expect(await run(own, 'backup', folder)).toContain(
    `${1 + papers.length} files of visitors and owners are in`,
  );
  await own.killSite();
  await own.killLake();
  const lakeFolder = own.environment['LAKE_DATA_DIR'] ?? '';
  for (const data of [own.siteFolder, lakeFolder]) rmSync(data, { recursive: true });

  await run(own, 'restore', folder);
  expect(existsSync(lakeFolder)).toBe(true);
  await own.startLake();
  await own.startSite();
  expect({ rows: rowsOf(own), content: await contentOf(own) }).toEqual(before);
  expect(await contact()).toContain(newPhone);
  const deedAgain = await fetch(file, { headers: { Cookie: await logIn(own) } });
  expect(await deedAgain.text()).toBe(deed);
});
