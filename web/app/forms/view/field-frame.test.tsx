import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';
import { loadForm } from '../definition/load-form.server.ts';
import { valuationForm } from '../kinds/valuation/valuation.form.server.ts';
import { testSite } from '../submit/posting.test-data.ts';
import { FormIsland } from './form-island.tsx';

const t = serverText(testSite, 'nl');
const content = loadForm(valuationForm, {
  language: 'nl',
  paths: testSite.paths,
  catalogue: sampleCatalogue,
  t,
});

const render = (error: Record<string, string[]>) =>
  renderToStaticMarkup(
    <FormIsland
      content={content}
      formKey="a"
      result={{ form: 'contact-demand', formKey: 'a', lastResult: { status: 'error', error } }}
    />,
  );

test('a group of radio buttons without a choice is invalid and described by its error, which leads to its first', () => {
  const html = render({ propertyType: ['Kies een type'] });
  expect(html).toMatch(
    /<fieldset id="a-propertyType" [^>]*aria-invalid="true" aria-describedby="a-propertyType-error" role="radiogroup"/,
  );
  expect(html).toMatch(/<p id="a-propertyType-error"[^>]*>.*?Kies een type<\/p>/);
  expect(html).toMatch(/<a href="#a-propertyType-house"[^>]*>Kies een type<\/a>/);
  expect(html).toContain('<input required="" id="a-propertyType-house"');
  expect(html).not.toMatch(/<fieldset [^>]*name=/);
});

test('errors stand above the form in the order of its fields', () => {
  const html = render({ city: ['Vul de stad in'], propertyType: ['Kies een type'] });
  expect(html.match(/<a href="#a-[^"]*"/g)).toEqual(['<a href="#a-propertyType-house"', '<a href="#a-city"']);
});

test('what is missing is asked for above the form, what is wrong is named', () => {
  const missing = {
    goal: ['Kies of u wilt verkopen of verhuren'],
    city: ['Stad of gemeente is een verplicht veld'],
  };
  const html = render(missing);
  expect(html).toContain('Nog 2 vragen te beantwoorden');
  expect(html).toMatch(/<a href="#a-city"[^>]*>Vul de stad of gemeente in<\/a>/);
  expect(html).toMatch(/<p id="a-city-error"[^>]*>.*?Stad of gemeente is een verplicht veld<\/p>/);
  expect(render({ ...missing, postalCode: ['De postcode is niet geldig'] })).toContain(
    '3 velden kloppen niet',
  );
});
