import { expect, test } from 'vitest';
import { placeableForms } from 'schemas/form-ids.ts';
import type { FormResult } from '../../../forms/definition/form-content.ts';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const render = async (form: string | null) =>
  renderLoaded(
    await loadModules(
      [{ ...blankModules.contactModule, _key: 'write', source: { form: form as 'site-contact' } }],
      testContext(),
    ),
  );

test.each(placeableForms)(
  '%s shows its fields, each with a label, and can be sent without JavaScript',
  async (form) => {
    const html = await render(form);
    expect(html).toContain('<form method="post"');
    expect(html).toContain(`name="_form" value="${form}"`);
    const controls = [
      ...html.matchAll(/<(?:input|textarea|select) (?![^>]*type="hidden")[^>]*id="([^"]+)"/g),
    ].map(([, id]) => id);
    expect(controls.length).toBeGreaterThan(1);
    for (const id of controls) expect(html).toContain(`<label for="${id ?? ''}"`);
  },
);

test('a page carries nothing of a visitor: neither token, nor question, nor anything typed', async () => {
  const html = await render('site-contact');
  for (const name of ['_token', '_proof'])
    expect(html).toMatch(new RegExp(`<input (?=[^>]*type="hidden")(?![^>]*value)[^>]*name="${name}"`));
  expect(html).not.toContain('_answer');
  expect(html).toBe(await render('site-contact'));
});

test('the result of a submission is shown once in its form, also when an editor has moved it since', async () => {
  const result = (form: FormResult['form'], formKey: string): FormResult => ({
    form,
    formKey,
    lastResult: { initialValue: { message: 'Dag', _token: 'token' }, error: { '': ['Nog een stap'] } },
  });
  const forms = (['site-contact', 'site-contact-small', 'site-contact'] as const).map((form, index) => ({
    ...blankModules.contactModule,
    _key: `key-${String(index)}`,
    source: { form },
  }));
  const filledForms = async (given: FormResult) =>
    renderLoaded(await loadModules(forms, testContext()), given)
      .split('<form ')
      .slice(1)
      .flatMap((html, index) => (html.includes('>Dag</textarea>') ? [index] : []));
  expect(await filledForms(result('site-contact', 'key-2'))).toEqual([2]);
  expect(await filledForms(result('site-contact-small', 'key-1'))).toEqual([1]);
  expect(await filledForms(result('site-contact', 'moved'))).toEqual([0]);
  expect(await filledForms(result('site-contact-small', 'moved'))).toEqual([1]);
  expect(await filledForms(result('contact-demand', 'moved'))).toEqual([]);
});

test('a form that does not exist shows nothing', async () => {
  for (const form of [null, 'contact-me', 'constructor']) expect(await render(form)).not.toContain('<form');
});
