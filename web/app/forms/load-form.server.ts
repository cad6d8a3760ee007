import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../i18n/translate.ts';
import { pagePath } from '../paths/build-path.ts';
import type { PathTable } from '../paths/path-table.ts';
import { describeProblem } from './check-values.server.ts';
import type { FieldKind } from './field-kinds.server.ts';
import type { FieldContent, FieldProblems, FormContent } from './form-content.ts';
import type { FormDefinition } from './form-definition.ts';

type FormContext = { language: LanguageId; paths: PathTable; t: Translate };

/** What a page carries of a form: words and limits, and nothing of a visitor. */
export function loadForm(definition: FormDefinition, { language, paths, t }: FormContext): FormContent {
  const privacyPage = paths.byAnyPath('/privacy-statement/');
  const privacyHref = privacyPage && pagePath(privacyPage, language);
  return {
    form: definition.id,
    fields: Object.fromEntries(
      Object.entries(definition.fields).map(([name, field]) => [
        name,
        { ...fieldContent(field, t), ...(definition.steps && { problems: fieldProblems(field, t) }) },
      ]),
    ),
    button: t(definition.button),
    sending: t('form.sending'),
    optional: t('form.optional'),
    unchosen: t('form.choose'),
    steps: definition.steps && stepsContent(definition.steps, t),
    leaveEmpty: t('form.leaveEmpty'),
    privacy: {
      text: t(definition.privacy ?? 'form.privacy'),
      link: privacyHref ? { href: privacyHref, label: t('form.privacyLink') } : undefined,
    },
  };
}

function fieldContent(
  { label, help, isRequired, maxLength, choices, input }: FieldKind,
  t: Translate,
): FieldContent {
  return {
    label: t(label),
    ...(help && { help: t(help) }),
    isRequired,
    maxLength,
    input,
    ...(choices && { choices: choices.map((choice) => ({ ...choice, label: t(choice.label) })) }),
  };
}

function fieldProblems(field: FieldKind, t: Translate): FieldProblems {
  const { missing, malformed } = field.problems;
  return {
    missing: describeProblem(missing, field, t),
    malformed: malformed && describeProblem(malformed, field, t),
  };
}

function stepsContent(steps: NonNullable<FormDefinition['steps']>, t: Translate): FormContent['steps'] {
  const total = steps.length;
  return {
    label: t('form.stepsLabel'),
    next: t('form.nextStep'),
    previous: t('form.previousStep'),
    each: steps.map(({ title, fields }, index) => ({
      progress: t('form.stepProgress', { step: index + 1, total }),
      title: t(title),
      fields,
    })),
  };
}
