import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { examplePicture, renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const { teamModule } = blankModules;
const render = async (source: typeof teamModule.source, fields?: Partial<typeof teamModule>) =>
  renderLoaded(await loadModules([{ ...teamModule, ...fields, source }], testContext()));

test('[3.50] the team view shows portrait, role, telephone and e-mail address of each person', async () => {
  const member = {
    _id: 'an',
    name: 'An Voorbeeld',
    phone: '+32 15 00 00 01',
    email: 'an@huisenhaard.example',
    brokerNumber: '500 000',
    role: 'Makelaar',
    description: null,
    portrait: examplePicture,
  };
  const html = await render({ maxItems: null, members: [member] }, { view: 'team-view' });
  for (const part of ['alt="Wat men ziet"', 'An Voorbeeld', 'Makelaar', 'BIV 500 000'])
    expect(html).toContain(part);
  expect(html).toContain('href="tel:+3215000001"');
  expect(html).toContain('href="mailto:an@huisenhaard.example"');
});
