import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../i18n/translate.ts';
import { pagePath } from '../paths/build-path.ts';
import type { PathTable } from '../paths/path-table.ts';
import type { FieldKind } from './field-kinds.server.ts';
import type { FieldContent, FormContent } from './form-content.ts';
import type { FormDefinition } from './form-definition.ts';

type FormContext = { language: LanguageId; paths: PathTable; t: Translate };

/** What a page carries of a form: words and limits, and nothing of a visitor. */
export function loadForm(definition: FormDefinition, { language, paths, t }: FormContext): FormContent {
  const privacyPage = paths.byAnyPath('/privacy-statement/');
  const privacyHref = privacyPage && pagePath(privacyPage, language);
  return {
    form: definition.id,
    fields: Object.fromEntries(
      Object.entries(definition.fields).map(([name, field]) => [name, fieldContent(field, t)]),
    ),
    button: t(definition.button),
    sending: t('form.sending'),
    optional: t('form.optional'),
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
