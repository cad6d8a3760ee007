import { parse, type Submission, type SubmissionResult } from '@conform-to/react';
import type { FormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { TextName } from 'schemas/text-keys.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { shownAmount } from '../../properties/price/amount.ts';
import { type FormResult, hiddenFields, type ShownAgain } from '../definition/form-content.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { createQuestion, type Rejection, readQuestion, numberWord } from '../protection/gate.server.ts';
import type { StoredFile } from '../uploads/file-sink.server.ts';
import { keptFiles } from '../uploads/kept-files.server.ts';

type Replying = Pick<Submission<unknown>, 'reply'>;

type ResultContext = {
  definition: FormDefinition;
  form: FormId;
  post: URLSearchParams;
  submission: Replying;
  t: Translate;
  language: LanguageId;
  secret: string;
  now: number;
  files: readonly StoredFile[];
};

type Reply = {
  messages?: readonly string[];
  fieldErrors?: Readonly<Record<string, string>>;
  rejection?: Rejection;
};

/** A submission without errors, to show again what was typed before anything is checked. */
export function unchecked(post: URLSearchParams): Replying {
  return parse(post, { resolve: () => ({ value: {} }) });
}

export function withHeading(t: Translate, lastResult: SubmissionResult): ShownAgain {
  const count = Object.keys(lastResult.error ?? {}).filter(Boolean).length;
  return { lastResult, heading: count > 0 ? t('form.errorSummary', { count }) : undefined };
}

export function resultWithoutForm(messages: readonly string[]): FormResult {
  const lastResult = unchecked(new URLSearchParams()).reply({ formErrors: [...messages] });
  return { form: undefined, formKey: '', lastResult };
}

const rejections = {
  robot: ['validation.captcha'],
  unproved: ['message.oneMoreStep'],
  'not opened': ['error.api', 'message.oneMoreStep'],
  expired: ['message.formExpired'],
  'wrong captcha': ['validation.captcha'],
  'wrong answer': [],
} as const satisfies Record<Rejection, readonly TextName[]>;

export async function shownAgain(
  context: ResultContext,
  { messages = [], fieldErrors = {}, rejection }: Reply,
): Promise<FormResult> {
  const { definition, form, post, t, language } = context;
  const { token, proof, answer, files, trap, formKey } = hiddenFields;
  const asked = rejection && (await createQuestion(context));
  const numbers = asked?.question ?? (await readQuestion(context, post.get(token) ?? ''));
  const isWrong = rejection === 'wrong answer';
  const lastResult = context.submission.reply({
    formErrors: [...messages, ...(rejection ? rejections[rejection].map((name) => t(name)) : [])],
    fieldErrors: {
      ...Object.fromEntries(Object.entries(fieldErrors).map(([name, error]) => [name, [error]])),
      ...(isWrong && { [answer]: [t('validation.question')] }),
    },
    hideFields: [trap, files, ...(rejection ? [token, proof, answer] : [])],
  });
  const amounts = Object.entries(definition.fields).flatMap(([name, { isAmount }]) => {
    const typed = isAmount && post.get(name);
    return typed ? [[name, shownAmount(typed, language)] as const] : [];
  });
  const initialValue = {
    ...lastResult.initialValue,
    ...Object.fromEntries(amounts),
    ...(asked && { [token]: asked.signed }),
  };
  return {
    form,
    formKey: post.get(formKey) ?? '',
    lastResult: { ...lastResult, initialValue },
    note: t('form.typedKept'),
    files: await keptFiles(context, context.files),
    question: numbers && {
      label: t('form.question'),
      text: t('form.questionSum', {
        first: numberWord(language, numbers[0]),
        second: numberWord(language, numbers[1]),
      }),
      help: t('form.questionHelp'),
    },
  };
}
