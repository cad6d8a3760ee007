import { expect, test } from 'vitest';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { createFormToken, signFormToken } from '../protection/gate.server.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';
import { describeProblem } from './parse-form.server.ts';
import { formDefinitions } from '../definitions.server.ts';
import type { FieldKind } from './field-kinds.server.ts';
import { hiddenFields } from './form-content.ts';
import type { FormDefinition } from './form-definition.ts';
import { isRight, postForm } from '../submit/every-form.test-data.ts';
import { testSite } from '../submit/posting.test-data.ts';

const languages = ['nl', 'fr', 'en'] as const;

const everyForm = Object.values(formDefinitions).map((definition): [string, FormDefinition] => [
  definition.id,
  definition,
]);

/** The fields that can be too long: what is typed, not what is chosen. */
const typedFields = ({ fields }: FormDefinition) =>
  Object.entries(fields).filter(([, { choices }]) => !choices);

const requiredWords = {
  nl: 'is een verplicht veld',
  fr: 'est un champ obligatoire',
  en: 'is a required field',
};

test.each(everyForm)(
  '[5.01] what a form demands and does not get is a required field: %s',
  async (_, form) => {
    const required = Object.entries(form.fields).filter(([, { isRequired }]) => isRequired);
    const nothing = Object.fromEntries(Object.keys(form.fields).map((name) => [name, '']));
    for (const language of languages) {
      const t = serverText(testSite, language);
      const { status, result } = await postForm(form, nothing, { language });
      expect(status).toBe(422);
      const together = { 'demand-register': { propertyType: t('validation.typeOrZone') } };
      expect(result?.errors).toEqual({
        ...Object.fromEntries(
          required.map(([name, { label, problems }]) => [
            name,
            problems.missing === 'validation.required'
              ? `${t(label)} ${requiredWords[language]}`
              : describeProblem(problems.missing, form.fields[name] as FieldKind, t),
          ]),
        ),
        ...together[form.id as keyof typeof together],
      });
    }
  },
);

test.each(everyForm)('what is filled in has to be what its field demands: %s', async (_, form) => {
  const t = serverText(testSite, 'fr');
  const wrong = {
    email: 'an@',
    phone: '12',
    postalCode: '12',
    propertyType: 'castle',
    goal: 'swap',
    salutation: 'x',
  };
  const malformed = Object.fromEntries(Object.entries(wrong).filter(([name]) => name in form.fields));
  const { status, result } = await postForm(form, malformed, { language: 'fr' });
  expect(status).toBe(422);
  expect(Object.keys(result?.errors ?? {}).toSorted()).toEqual(Object.keys(malformed).toSorted());
  expect(result?.errors['email']).toBe(t('validation.email'));
  expect(result?.values).toMatchObject(malformed);
});

test.each(everyForm)(
  '[5.20] a missing or wrong captcha stores nothing and asks a person: %s',
  async (id, form) => {
    const t = serverText(testSite, 'nl');
    const database = emptyDatabase();
    const token = await signFormToken(testSettings.SITE_SECRET, createFormToken(id, Date.now() - 10_000));
    const unasked = { [hiddenFields.token]: token, [hiddenFields.answer]: '' };
    const cases = [
      { hidden: unasked, message: t('message.oneMoreStep'), error: undefined },
      {
        hidden: { ...unasked, [hiddenFields.proof]: btoa('{"challenge":1,"solution":2}') },
        message: t('validation.captcha'),
        error: undefined,
      },
      {
        hidden: { [hiddenFields.answer]: '8' },
        message: undefined,
        error: t('validation.question'),
      },
    ];
    for (const { hidden, message, error } of cases) {
      const { status, result } = await postForm(form, {}, { database, hidden });
      expect(status).toBe(422);
      expect(result?.messages[0]).toBe(message);
      expect(result?.errors[hiddenFields.answer]).toBe(error);
      expect(result?.question).toBeDefined();
    }
    expect(await database.select().from(submissions)).toEqual([]);
  },
);

test.each(everyForm)('[5.21] a text is as long as its field allows and no longer: %s', async (_, form) => {
  const t = serverText(testSite, 'en');
  for (const [name, field] of typedFields(form)) {
    const { label, maxLength } = field;
    const longest = 'x'.repeat(maxLength);
    if (isRight(field, longest))
      expect((await postForm(form, { [name]: longest }, { language: 'en' })).status, name).toBe(303);
    const { status, result } = await postForm(form, { [name]: `${longest}x` }, { language: 'en' });
    expect(status, name).toBe(422);
    expect(result?.errors).toEqual({ [name]: t('validation.tooLong', { field: t(label), max: maxLength }) });
  }
});
