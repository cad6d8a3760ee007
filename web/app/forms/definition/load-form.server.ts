import type { LanguageId } from 'schemas/languages.ts';
import { linkedPaths } from 'schemas/needed-pages.ts';
import type { ContactSlots } from '../../content/cms/content.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { pagePath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { fileTypes } from '../../platform/files/file-type.ts';
import { bytesOf, describeLimits, uploadLimits } from './upload-limits.ts';
import { describeProblem } from './parse-form.server.ts';
import type { FieldKind } from './field-kinds.server.ts';
import type {
  DayOfMoments,
  ErrorHeadings,
  FieldContent,
  FieldProblemTexts,
  FilesContent,
  FormContent,
  StepsContent,
} from './form-content.ts';
import type { FormDefinition } from './form-definition.ts';

type FormContext = {
  language: LanguageId;
  paths: PathTable;
  t: Translate;
  catalogue: Catalogue;
  contactSlots?: ContactSlots | undefined;
  visitDays?: readonly DayOfMoments[];
  /** The time of a visit that an address names; one that is not free is not chosen. */
  visitMoment?: string | undefined;
  ends?: NonNullable<FieldContent['choices']>;
};

export function loadForm(
  definition: FormDefinition,
  context: FormContext,
  only?: readonly string[],
): FormContent {
  const { language, paths, t } = context;
  const privacyPage = paths.byAnyPath(linkedPaths.privacy);
  const privacyHref = privacyPage && pagePath(privacyPage, language);
  const shown = Object.entries(definition.fields).filter(
    ([name, { isAround }]) => !isAround && (!only || only.includes(name)),
  );
  return {
    form: definition.id,
    fields: Object.fromEntries(
      shown.map(([name, field]) => [
        name,
        { ...fieldContent(field, context), problems: fieldProblems(field, t) },
      ]),
    ),
    files: definition.files && filesContent(definition.files, t),
    button: t(definition.button),
    sending: t('form.sending'),
    optional: t('form.optional'),
    required: shown.length > 1 ? t('form.required') : undefined,
    unchosen: t('form.choose'),
    steps: definition.steps && stepsContent(definition.steps, t),
    // One more than there are fields, for the question that a form without a proof asks, and one for files.
    headings: errorHeadings(shown.length + (definition.files ? 2 : 1), t),
    leaveEmpty: t('form.leaveEmpty'),
    privacy: {
      text: t(definition.privacy ?? 'form.privacy'),
      link: privacyHref ? { href: privacyHref, label: t('form.privacyLink') } : undefined,
    },
  };
}

function fieldContent(
  { label, help, isRequired, choices, choicesIn, isContactSlot, isVisitMoment, isEnd, input }: FieldKind,
  { language, t, catalogue, contactSlots, visitDays = [], visitMoment, ends = [] }: FormContext,
): FieldContent {
  return {
    label: t(label),
    ...(help && { help: t(help) }),
    isRequired,
    input,
    ...(choices && {
      choices: [...(isEnd ? ends : []), ...choices.map((choice) => ({ ...choice, label: t(choice.label) }))],
    }),
    ...(choicesIn && { choices: choicesIn(language, catalogue) }),
    ...(isContactSlot && {
      choices: slotChoices(contactSlots, language, t),
      unchosen: t('form.contactSlotAny'),
    }),
    ...(isVisitMoment && {
      moments: visitDays,
      ...(isFree(visitMoment, visitDays) && { input: { ...input, preset: visitMoment } }),
    }),
  };
}

const isFree = (moment: string | undefined, days: readonly DayOfMoments[]): moment is string =>
  days.some(({ moments }) => moments.some(({ value }) => value === moment));

function filesContent({ label, help }: NonNullable<FormDefinition['files']>, t: Translate): FilesContent {
  const { files: most, megabytes } = uploadLimits;
  return {
    label: t(label),
    help: `${t(help)} ${describeLimits(t)}`,
    accept: Object.entries(fileTypes)
      .flatMap(([extension, type]) => [`.${extension}`, type])
      .join(),
    most,
    largest: bytesOf(megabytes),
    problems: {
      size: t('validation.fileSize', { file: '{file}', max: megabytes }),
      count: t('validation.fileCount', { max: most }),
    },
  };
}

function slotChoices(slots: ContactSlots | undefined, language: LanguageId, t: Translate) {
  return (slots ?? []).flatMap(({ from, to, languages }) => {
    const isOffered = !languages || languages.length === 0 || languages.includes(language);
    if (!from || !to || !isOffered) return [];
    return [{ value: `${from}–${to}`, label: t('form.contactSlotHours', { from, to }) }];
  });
}

function fieldProblems(field: FieldKind, t: Translate): FieldProblemTexts {
  const { missing, malformed } = field.problems;
  return {
    missing: describeProblem(missing, field, t),
    malformed: malformed && describeProblem(malformed, field, t),
    ask: field.ask && t(field.ask),
  };
}

function errorHeadings(most: number, t: Translate): ErrorHeadings {
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return {
    unanswered: counts.map((count) => t('form.unanswered', { count })),
    wrong: counts.map((count) => t('form.errorSummary', { count })),
  };
}

function stepsContent(steps: NonNullable<FormDefinition['steps']>, t: Translate): StepsContent {
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
