import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { RenderOnceContext } from '../../content/i18n/rendered-once.tsx';
import { TextProvider } from '../../content/i18n/text.tsx';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { formDefinitions } from '../definitions.server.ts';
import { type FormResult, type FormContent, hiddenFields } from '../definition/form-content.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { FormFrame } from './form-frame.tsx';
import { hostileMarkup } from '../mail/hostile-text.test-data.ts';
import { loadForm } from '../definition/load-form.server.ts';
import { FormResultContext } from './form-frame.tsx';
import { postForm, sampleFor } from '../submit/every-form.test-data.ts';
import { testSite } from '../submit/posting.test-data.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const harmless = 'woorden';
const agency = 'info@huisenhaard.example';

function skeletonOf(html: string) {
  return {
    tags: html.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g),
    targets: html.match(/\b(?:href|src|action|formaction|srcset|style|on\w+)="[^"]*"/g),
  };
}

function contentOf(definition: FormDefinition): FormContent {
  const t = serverText(testSite, 'nl');
  return loadForm(definition, { language: 'nl', paths: testSite.paths, t, catalogue: sampleCatalogue });
}

const renderOnce = vi.fn(() => '');

function render(definition: FormDefinition, result: FormResult | undefined): string {
  return renderToStaticMarkup(
    <RenderOnceContext.Provider value={renderOnce}>
      <FormResultContext.Provider value={result}>
        <TextProvider language="nl" texts={{}}>
          <FormFrame content={contentOf(definition)} formKey="a" />
        </TextProvider>
      </FormResultContext.Provider>
    </RenderOnceContext.Provider>,
  );
}

test('a form is rendered once for all visitors until one has sent it', async () => {
  const [definition] = Object.values(formDefinitions);
  if (!definition) throw new Error('There is no form.');
  render(definition, undefined);
  expect(renderOnce).toHaveBeenCalledOnce();
  const { html } = await shownAgain(definition, harmless);
  expect([html.includes(harmless), renderOnce.mock.calls.length]).toEqual([true, 1]);
});

async function shownAgain(definition: FormDefinition, text: string, sender: Record<string, string> = {}) {
  const fields = Object.keys(definition.fields);
  const { token, proof, answer, trap } = hiddenFields;
  const values = Object.fromEntries(fields.map((field) => [field, text]));
  const hidden = Object.fromEntries([token, proof, answer, trap].map((name) => [name, text]));
  const { status, result: given } = await postForm(definition, values, { hidden, headers: sender });
  return { status, html: render(definition, given) };
}

for (const [place, definition] of Object.values(formDefinitions).entries()) {
  const markup = sampleFor(place, 4, hostileMarkup);

  test(`${definition.id}: typed markup is text when the form is shown again`, async () => {
    for (const [status, sender] of [
      [422, {}],
      [403, { Origin: 'https://evil.example' }],
    ] as const) {
      const expected = await shownAgain(definition, harmless, sender);
      expect([expected.status, expected.html.includes(harmless)]).toEqual([status, true]);
      for (const text of markup) {
        const { html } = await shownAgain(definition, text, sender);
        expect(skeletonOf(html), text).toEqual(skeletonOf(expected.html));
      }
    }
  });

  test(`${definition.id}: typed markup is text in the mail to the agency, and absent from the one to the visitor`, async () => {
    const free = Object.entries(definition.fields).filter(([, { isFreeText }]) => isFreeText);
    const mailsAbout = async (text: string) => {
      const database = emptyDatabase();
      const values = Object.fromEntries(free.map(([field]) => [field, text]));
      expect((await postForm(definition, values, { database })).status, text).toBe(303);
      return (await database.select().from(outbox)).map(({ message }) => message);
    };
    const expected = await mailsAbout(harmless);
    expect(expected.length).toBeGreaterThan(0);
    for (const text of free.length > 0 ? markup : []) {
      const mails = await mailsAbout(text);
      for (const [index, { to, html, text: plain }] of mails.entries()) {
        const without = (mail: string) =>
          mail.replace(/href="[^"]*\/(?:newsletter|bezoek\/bevestigen|documents)\/[^"]*"/g, 'href=""');
        expect(skeletonOf(without(html)), text).toEqual(skeletonOf(without(expected[index]?.html ?? '')));
        expect(plain.includes(text.normalize('NFC')), text).toBe(to[0] === agency);
      }
    }
  });
}
