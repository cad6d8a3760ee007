import type { FormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { TextName } from 'schemas/text-keys.ts';
import type { Translate } from '../../i18n/translate.ts';
import { type FormAnswer, hiddenFields } from '../definition/form-content.ts';
import type { FormValues } from '../definition/form-definition.ts';
import { askQuestion, type Closed, questionOf } from '../protection/gate.server.ts';
import { numberWord } from '../protection/number-words.ts';
import type { Post } from './read-post.server.ts';

export type AnswerContext = {
  form: FormId;
  post: Post;
  typed: FormValues;
  t: Translate;
  language: LanguageId;
  secret: string;
  now: number;
};

/** An answer to a request that does not say which form it is of. */
export function namelessAnswer(messages: readonly string[]): FormAnswer {
  return {
    form: undefined,
    place: '',
    values: {},
    errors: {},
    heading: undefined,
    messages,
    token: '',
    proof: '',
    question: undefined,
  };
}

/** The form as it was sent, with the same token, to be shown again. */
export async function sameForm(context: AnswerContext, messages: readonly string[]): Promise<FormAnswer> {
  const { form, post, typed, t } = context;
  const token = post.get(hiddenFields.token) ?? '';
  const numbers = await questionOf(context, token);
  return {
    ...namelessAnswer([...messages, t('form.typedKept')]),
    form,
    place: post.get(hiddenFields.place) ?? '',
    values: typed,
    token,
    proof: post.get(hiddenFields.proof) ?? '',
    question: numbers && questionContent(context, numbers, post.get(hiddenFields.answer) ?? ''),
  };
}

/** What is wrong with the fields, in a form that otherwise may be sent again as it is. */
export async function withErrors(
  context: AnswerContext,
  errors: Record<string, string>,
): Promise<FormAnswer> {
  const same = await sameForm(context, []);
  return { ...same, errors, heading: summaryHeading(context.t, errors) };
}

const messagesOf = {
  robot: ['validation.captcha'],
  unproved: ['message.oneMoreStep'],
  'not opened': ['error.api', 'message.oneMoreStep'],
  expired: ['message.formExpired'],
  'wrong captcha': ['validation.captcha'],
  'wrong answer': [],
} as const satisfies Record<Closed, readonly TextName[]>;

/** The form with a question that only a person is likely to answer. */
export async function withQuestion(
  context: AnswerContext,
  closed: Closed,
  errors: Record<string, string>,
): Promise<FormAnswer> {
  const { t } = context;
  const messages = messagesOf[closed].map((message) => t(message));
  const same = await sameForm(context, messages);
  const { signed, first, second } = await askQuestion(context);
  const question = questionContent(context, [first, second], '');
  const error = closed === 'wrong answer' ? t('validation.question') : undefined;
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
  { t, language }: AnswerContext,
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
