import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { examplePicture, renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const { beforeAfterModule } = blankModules;
const render = async (source: Partial<typeof beforeAfterModule.source>) =>
  renderLoaded(
    await loadModules(
      [{ ...beforeAfterModule, source: { ...beforeAfterModule.source, ...source } }],
      testContext(),
    ),
  );

test('two pictures are named, with a handle that names both', async () => {
  const html = await render({
    before: examplePicture,
    after: { ...examplePicture, alt: 'Later' },
    beforeLabel: 'Overdag',
  });
  expect(html.match(/alt="(Wat men ziet|Later)"/g)).toHaveLength(2);
  expect(html).toMatch(/<figcaption[^>]*>Overdag<\/figcaption>.*<figcaption[^>]*>Na<\/figcaption>/);
  expect(html).toContain('aria-label="Schuif tussen Overdag en Na" aria-valuetext="Overdag: 50 %"');
});

test('one picture alone is not compared', async () => {
  expect(await render({ before: examplePicture })).not.toContain('<img');
});
