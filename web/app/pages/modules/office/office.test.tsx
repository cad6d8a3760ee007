import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { examplePicture, renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const { officeModule } = blankModules;
const render = async (source: typeof officeModule.source, fields?: Partial<typeof officeModule>) =>
  renderLoaded(await loadModules([{ ...officeModule, ...fields, source }], testContext()));

test('an office shows its address, hours in words, telephone and e-mail address', async () => {
  const office = {
    _id: 'mechelen',
    name: 'Mechelen',
    address: { _type: 'postalAddress' as const, street: 'Korenmarkt 1', zip: '2800', city: 'Mechelen' },
    phone: '+32 15 00 00 00',
    email: 'mechelen@huisenhaard.example',
    openingHours: [
      {
        _type: 'openingHours' as const,
        _key: 'a',
        days: ['monday' as const],
        opens: '09:00',
        closes: '12:30',
      },
    ],
    description: 'Op de markt.',
    picture: examplePicture,
  };
  const all = { ...office, _id: 'leuven', name: 'Leuven' };
  const html = await render({ picked: [office], all: [all] });
  expect(html).toMatch(/<address[^>]*>Korenmarkt 1<br\/>2800 Mechelen<\/address>/);
  expect(html).toMatch(/<dt[^>]*>maandag<\/dt><dd[^>]*><span[^>]*>09:00 – 12:30<\/span><\/dd>/);
  expect(html).not.toContain('Leuven');
  expect(await render({ picked: [], all: [all] })).toContain('Leuven');
  const french = await loadModules(
    [{ ...officeModule, source: { picked: [office], all: [] } }],
    testContext([], 'fr'),
  );
  const words = renderLoaded(french);
  expect(words).toMatch(/<h\d[^>]*>Malines<\/h\d>/);
  expect(words).toContain('2800 Malines</address>');
});
