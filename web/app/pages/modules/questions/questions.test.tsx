import { expect, test } from 'vitest';
import type { RichText } from '../../../content/cms/content.ts';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const { questionsModule } = blankModules;
type Question = NonNullable<(typeof questionsModule)['source']['questions']>[number];

const words = (text: string): RichText => [
  { _type: 'block', _key: 'a', style: 'normal', children: [{ _type: 'span', _key: 'a', text }] },
];
const asked = (_key: string, question: string | null, answer: RichText | null): Question => ({
  _key,
  isUntranslated: false,
  question,
  answer,
});
const render = async (questions: Question[], fields?: Partial<typeof questionsModule>) =>
  renderLoaded(await loadModules([{ ...questionsModule, ...fields, source: { questions } }], testContext()));

const duration = asked('duration', 'Hoelang duurt het?', words('Vier maanden.'));

test('[3.50] each question opens its answer without script, or stands beside it in a list', async () => {
  const folded = await render([duration], { view: 'collapse-view', title: 'Vragen' });
  expect(folded).toMatch(/<details[^>]*><summary><h3[^>]*>Hoelang duurt het\?<\/h3>.*<p>Vier maanden\.<\/p>/);
  const open = await render([duration], { view: 'list-view', title: 'Vragen' });
  expect(open).toMatch(/<h3[^>]*>Hoelang duurt het\?<\/h3>.*<p>Vier maanden\.<\/p>/);
  expect(open).not.toContain('<details');
});

test('a question without an answer, or an answer without a question, is not shown', async () => {
  const html = await render([duration, asked('b', 'Waarom?', null), asked('c', null, words('Daarom.'))]);
  expect(html.split('<li').length - 1).toBe(1);
  expect(html).not.toMatch(/Waarom|Daarom/);
});
