import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized } from '../../../content/cms/fragments.ts';
import { linkedText } from '../../../content/cms/linked-text.ts';
import type { ModuleContext } from '../module-contract.ts';

export const questionsProjection = `_type == "questionsModule" => {
  view,
  "source": {"questions": questions[]{_key, ${localized('question')}, ${localized('answer')}}}
}` as const;

/** Only questions with an answer. */
export function answeredQuestions({ source }: ModuleOf<'questionsModule'>) {
  return (source.questions ?? []).flatMap(({ _key, question, answer }) =>
    question && answer ? [{ key: _key, question, answer }] : [],
  );
}

export function loadQuestions(module: ModuleOf<'questionsModule'>, context: ModuleContext) {
  const questions = answeredQuestions(module).map(({ answer, ...question }) => ({
    ...question,
    answer: linkedText(answer, context),
  }));
  return { questions };
}

export type QuestionItem = ReturnType<typeof loadQuestions>['questions'][number];
