import { addresses, expect, test } from '../support/fixtures.ts';
import { examplePage } from './drafts.ts';

const page = examplePage('asked', 'Een pagina die wacht op een collega');
const title = 'Een pagina die wacht op een collega';

test('who may write but not publish asks; a colleague sends it back with a word, or publishes, and all of it is kept', async ({
  content,
  context,
}) => {
  test.slow();
  const studio = await context.newPage();
  const openAs = async (user: string, path: string) => {
    const back = encodeURIComponent(`${addresses.studio}${path}`);
    await studio.goto(`${addresses.lake}/v1/auth/login/${user}?origin=${back}`);
  };
  const asked = studio.getByRole('list', { name: 'Asked' }).getByRole('listitem').filter({ hasText: title });
  const earlier = studio.getByRole('list', { name: 'Earlier' });
  const isPublished = async () => (await content.getDocument(page._id)) !== undefined;
  await content.create({ ...page, _id: `drafts.${page._id}` });

  await test.step('somebody who may write only asks for what she ticks', async () => {
    await openAs('lake-sofie-maes', '/publishing/unpublished');
    await studio.getByRole('checkbox', { name: `Choose ${title}` }).check({ timeout: 30_000 });
    await expect(studio.getByRole('button', { name: /^Publish / })).toHaveCount(0);
    await studio.getByRole('textbox', { name: 'A word for who publishes' }).fill('Voor de opendeur');
    await studio.getByRole('button', { name: 'Ask to publish 1 document' }).click();
    await expect(studio.getByRole('alert')).toContainText('Asked.');
  });

  await test.step('a colleague reads who asked and why, and sends it back with a word', async () => {
    await openAs('lake-lien-peeters', '/publishing/asked');
    await expect(asked.first()).toContainText('Sofie Maes asked on', { timeout: 30_000 });
    await expect(asked.first()).toContainText('Voor de opendeur');
    await asked.getByRole('button', { name: 'Send back…' }).click();
    await asked.getByRole('textbox', { name: 'What should change first?' }).fill('De titel is te lang');
    await asked.getByRole('button', { name: 'Send back', exact: true }).click();
    await expect(earlier).toContainText('De titel is te lang');
    expect(await isPublished()).toBe(false);
  });

  await test.step('she reads the answer, and asks again from the page itself', async () => {
    await openAs('lake-sofie-maes', '/publishing/asked');
    await expect(earlier).toContainText('De titel is te lang', { timeout: 30_000 });
    await earlier.getByRole('link', { name: title }).click();
    await studio.getByRole('button', { name: 'Ask to publish', exact: true }).click();
    await studio.getByRole('dialog').getByRole('button', { name: 'Ask to publish', exact: true }).click();
    await expect(studio.getByRole('alert')).toContainText('Asked.');
  });

  await test.step('a colleague publishes it, and the record says who and when', async () => {
    await openAs('lake-bart-willems', '/publishing/asked');
    await asked.getByRole('button', { name: 'Publish 1 document' }).click({ timeout: 30_000 });
    await expect(earlier).toContainText('Asked by Sofie Maes, answered by Bart Willems on');
    expect(await isPublished()).toBe(true);
    const query = '*[_type == "publicationRequest"] | order(askedAt desc)[0]{outcome, askedBy, answeredBy}';
    expect(await content.fetch(query, {}, { perspective: 'raw' })).toEqual({
      outcome: 'published',
      askedBy: 'Sofie Maes',
      answeredBy: 'Bart Willems',
    });
  });
});
