import type { FormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { TextName } from 'schemas/text-keys.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { type FormResult, hiddenFields } from '../definition/form-content.ts';
import type { FormValues } from '../definition/form-definition.ts';
import { createQuestion, type Rejection, readQuestion, numberWord } from '../protection/gate.server.ts';
import type { StoredFile } from '../uploads/file-sink.server.ts';
import { keptFiles } from '../uploads/kept-files.server.ts';
import type { Post } from '../post/read-post.server.ts';

type ResultContext = {
  form: FormId;
  post: Post;
  typed: FormValues;
  t: Translate;
  language: LanguageId;
  secret: string;
  now: number;
  files: readonly StoredFile[];
};

export function resultWithoutForm(messages: readonly string[]): FormResult {
  return {
    form: undefined,
    formKey: '',
    values: {},
    errors: {},
    heading: undefined,
    messages,
    token: '',
    proof: '',
    question: undefined,
  };
}

export async function unchangedResult(
  context: ResultContext,
  messages: readonly string[],
): Promise<FormResult> {
  const { form, post, typed, t } = context;
  const token = post.get(hiddenFields.token) ?? '';
  const numbers = await readQuestion(context, token);
  return {
    ...resultWithoutForm(messages),
    note: t('form.typedKept'),
    form,
    formKey: post.get(hiddenFields.formKey) ?? '',
    values: typed,
    token,
    proof: post.get(hiddenFields.proof) ?? '',
    files: await keptFiles(context, context.files),
    question: numbers && questionContent(context, numbers, post.get(hiddenFields.answer) ?? ''),
  };
}

export async function resultWithErrors(
  context: ResultContext,
  errors: Record<string, string>,
): Promise<FormResult> {
  const same = await unchangedResult(context, []);
  return { ...same, errors, heading: summaryHeading(context.t, errors) };
}

/** For a visit whose time someone else has just taken. */
export async function resultWhenFull(context: ResultContext): Promise<FormResult> {
  const { t } = context;
  const same = await unchangedResult(context, [t('message.appointmentsFull')]);
  const errors = { moment: t('validation.visitTaken') };
  return { ...same, errors, heading: summaryHeading(t, errors) };
}

const messagesOf = {
  robot: ['validation.captcha'],
  unproved: ['message.oneMoreStep'],
  'not opened': ['error.api', 'message.oneMoreStep'],
  expired: ['message.formExpired'],
  'wrong captcha': ['validation.captcha'],
  'wrong answer': [],
} as const satisfies Record<Rejection, readonly TextName[]>;

export async function resultWithQuestion(
  context: ResultContext,
  rejection: Rejection,
  errors: Record<string, string>,
): Promise<FormResult> {
  const { t } = context;
  const messages = messagesOf[rejection].map((message) => t(message));
  const same = await unchangedResult(context, messages);
  const { signed, first, second } = await createQuestion(context);
  const question = questionContent(context, [first, second], '');
  const error = rejection === 'wrong answer' ? t('validation.question') : undefined;
  const count = { ...errors, ...(error && { [hiddenFields.answer]: error }) };
  return {
    ...same,
    errors: count,
    heading: summaryHeading(t, count),
    token: signed,
    proof: '',
    question: { ...question, error },
  };
}

function summaryHeading(t: Translate, errors: Record<string, string>): string | undefined {
  const count = Object.keys(errors).length;
  return count > 0 ? t('form.errorSummary', { count }) : undefined;
}

function questionContent(
  { t, language }: ResultContext,
  [first, second]: readonly [number, number],
  answer: string,
) {
  return {
    label: t('form.question'),
    text: t('form.questionSum', {
      first: numberWord(language, first),
      second: numberWord(language, second),
    }),
    help: t('form.questionHelp'),
    answer,
    error: undefined,
  };
}
