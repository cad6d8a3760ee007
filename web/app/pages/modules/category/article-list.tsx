import type { HeadingTag } from '../../../ui/page/heading.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ArticleItem } from './category.server.ts';

type ArticleListProps = { articles: readonly ArticleItem[]; isNumbered: boolean; heading: HeadingTag };

export function ArticleList({ articles, isNumbered, heading }: ArticleListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className="line-list">
      {articles.map((article, index) => (
        <li key={article.id}>
          <ListItem article={article} number={isNumbered ? index + 1 : undefined} heading={heading} />
        </li>
      ))}
    </List>
  );
}

type ListItemProps = { article: ArticleItem; number: number | undefined; heading: HeadingTag };

function ListItem({ article: { title, summary, href }, number, heading: Heading }: ListItemProps) {
  return (
    <article className={href ? 'card line-item' : 'line-item'}>
      <Heading className="heading-4">
        {number !== undefined && <span className="step-number">{number}</span>}
        {href ? (
          <a href={href} className="card-link">
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      {(summary ?? href) && (
        <div className="line-end">
          {summary && <p className="text-muted">{summary}</p>}
          {href && <Icon name="arrowRight" />}
        </div>
      )}
    </article>
  );
}
