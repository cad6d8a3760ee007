import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized, isUntranslated } from '../../../content/cms/fragments.ts';
import { linkedText } from '../../../content/cms/linked-text.server.ts';
import type { ModuleContext } from '../module-contract.ts';
import { langOfContent } from '../../../content/i18n/language.ts';

export const questionsProjection = `_type == "questionsModule" => {
  view,
  "source": {"questions": questions[]{_key, ${isUntranslated('question')}, ${localized('question')}, ${localized('answer')}}}
}` as const;

export function answeredQuestions({ source }: ModuleOf<'questionsModule'>) {
  return (source.questions ?? []).flatMap(({ _key, isUntranslated, question, answer }) =>
    question && answer ? [{ key: _key, isUntranslated, question, answer }] : [],
  );
}

export function loadQuestions(module: ModuleOf<'questionsModule'>, context: ModuleContext) {
  const questions = answeredQuestions(module).map(({ answer, isUntranslated, ...question }) => ({
    ...question,
    lang: langOfContent(isUntranslated, context.language),
    answer: linkedText(answer, context),
  }));
  return { questions };
}

export type QuestionItem = ReturnType<typeof loadQuestions>['questions'][number];
