import { toPlainText } from '@portabletext/react';
import type { PageContent } from '../../content/cms/content.ts';
import { loadQuestions } from '../modules/questions/questions.server.ts';
import type { QuestionPage } from './vocabulary.ts';

/** All questions of a page in one list, since a page has one such list at most; undefined without any. */
export function questionsThing(
  modules: PageContent['modules'],
  { canonical, inLanguage }: { canonical: string; inLanguage: string },
): QuestionPage | undefined {
  const questions = (modules ?? []).flatMap((module) =>
    module._type === 'questionsModule' ? loadQuestions(module).questions : [],
  );
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': `${canonical}#questions`,
    inLanguage,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  };
}
