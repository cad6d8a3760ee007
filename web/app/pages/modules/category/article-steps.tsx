import { RichText } from '../../../content/cms/rich-text.tsx';
import { Beside } from '../../../ui/beside.tsx';
import { type HeadingTag, headingBelow } from '../../../ui/page/heading.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ArticleItem } from './category.server.ts';

type ArticleStepsProps = { articles: readonly ArticleItem[]; isNumbered: boolean; heading: HeadingTag };

export function ArticleSteps({ articles, isNumbered, heading: Heading }: ArticleStepsProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className="line-list">
      {articles.map(({ id, title, summary, body, picture }, index) => (
        <li key={id}>
          <details className="disclosure">
            <summary>
              {isNumbered && <span className="step-number">{index + 1}</span>}
              <Heading className="heading-4">{title}</Heading>
              <Icon name="chevronDown" />
            </summary>
            <div className="disclosure-body">
              <Beside picture={picture}>
                {summary && <p className="lead mb-4">{summary}</p>}
                <RichText value={body} heading={headingBelow(Heading)} />
              </Beside>
            </div>
          </details>
        </li>
      ))}
    </List>
  );
}
