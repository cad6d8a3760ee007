import { RichText } from '../../../content/cms/rich-text.tsx';
import { type HeadingTag, headingBelow } from '../../../ui/page/heading.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadQuestions, QuestionItem } from './questions.server.ts';

export function Questions({ module, data, heading }: ModuleProps<typeof loadQuestions>) {
  if (data.questions.length === 0) return null;
  const Item = module.view === 'list-view' ? OpenQuestion : FoldedQuestion;
  return (
    <ul className="line-list">
      {data.questions.map((item) => (
        <li key={item.key} lang={item.lang}>
          <Item item={item} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

type ItemProps = { item: QuestionItem; heading: HeadingTag };

function FoldedQuestion({ item: { question, answer }, heading: Heading }: ItemProps) {
  return (
    <details className="disclosure">
      <summary>
        <Heading className="heading-4">{question}</Heading>
        <Icon name="chevronDown" />
      </summary>
      <div className="disclosure-body">
        <RichText value={answer} heading={headingBelow(Heading)} />
      </div>
    </details>
  );
}

function OpenQuestion({ item: { question, answer }, heading: Heading }: ItemProps) {
  return (
    <div className="line-item">
      <Heading className="heading-4">{question}</Heading>
      <div>
        <RichText value={answer} heading={headingBelow(Heading)} />
      </div>
    </div>
  );
}
