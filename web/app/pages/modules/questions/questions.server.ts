import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized } from '../../../content/cms/fragments.ts';

export const questionsProjection = `_type == "questionsModule" => {
  view,
  "source": {"questions": questions[]{_key, ${localized('question')}, ${localized('answer')}}}
}` as const;

/** Only questions with an answer. */
export function loadQuestions({ source }: ModuleOf<'questionsModule'>) {
  const questions = (source.questions ?? []).flatMap(({ _key, question, answer }) =>
    question && answer ? [{ key: _key, question, answer }] : [],
  );
  return { questions };
}

export type QuestionItem = ReturnType<typeof loadQuestions>['questions'][number];
