import { RichText } from '../../../content/cms/rich-text.tsx';
import { Beside } from '../../../ui/beside.tsx';
import { type HeadingTag, headingBelow } from '../../../ui/page/heading.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ArticleItem, loadCategory } from './category.server.ts';
import { CardGrid, cardSizes } from '../../../ui/card/card-grid.tsx';
import { TeaserCard } from '../../../ui/card/teaser-card.tsx';
import type { ModuleProps } from '../module-contract.ts';

type ArticleStepsProps = { articles: readonly ArticleItem[]; isNumbered: boolean; heading: HeadingTag };

function ArticleSteps({ articles, isNumbered, heading: Heading }: ArticleStepsProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className="line-list">
      {articles.map(({ id, lang, title, summary, body, picture }, index) => (
        <li key={id} lang={lang}>
          <details className="disclosure">
            <summary>
              {isNumbered && <StepNumber number={index + 1} />}
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

const StepNumber = ({ number }: { number: number }) => (
  <span className="min-w-[1.25ch] font-display text-2xl leading-none font-normal text-accent lining-nums">
    {number}
  </span>
);

type ArticleListProps = { articles: readonly ArticleItem[]; isNumbered: boolean; heading: HeadingTag };

function ArticleList({ articles, isNumbered, heading }: ArticleListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className="line-list">
      {articles.map((article, index) => (
        <li key={article.id} lang={article.lang}>
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
        {number !== undefined && <StepNumber number={number} />}
        {href ? (
          <a href={href} className="card-link">
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      {(summary ?? href) && (
        <div className="line-end flex items-center justify-between gap-6">
          {summary && <p className="text-muted">{summary}</p>}
          {href && <Icon name="arrowRight" />}
        </div>
      )}
    </article>
  );
}

type Props = ModuleProps<typeof loadCategory>;

export function Category(props: Props) {
  const { module, data, heading } = props;
  if (data.articles.length === 0) return null;
  switch (module.view) {
    case 'single-view':
      return (
        <div className="grid gap-14">
          {data.articles.map((article) => (
            <div key={article.id} lang={article.lang}>
              <WholeArticle article={article} heading={heading} />
            </div>
          ))}
        </div>
      );
    case 'list-view':
      return (
        <ArticleList articles={data.articles} isNumbered={module.isNumbered === true} heading={heading} />
      );
    case 'collapse-view':
      return (
        <ArticleSteps articles={data.articles} isNumbered={module.isNumbered === true} heading={heading} />
      );
    default:
      return <ArticleCards {...props} />;
  }
}

function WholeArticle({ article, heading: Heading }: { article: ArticleItem; heading: Props['heading'] }) {
  return (
    <Beside picture={article.picture}>
      {article.title && <Heading className="heading-3 mb-4">{article.title}</Heading>}
      {article.summary && <p className="lead mb-6">{article.summary}</p>}
      <RichText value={article.body} heading={headingBelow(Heading)} />
    </Beside>
  );
}

function ArticleCards({ module, data, heading }: Props) {
  return (
    <CardGrid itemsPerRow={module.itemsPerRow}>
      {data.articles.map(({ id, lang, title, summary, href, picture }, index) => (
        <li key={id} lang={lang}>
          <TeaserCard
            title={module.isNumbered ? `${index + 1}. ${title}` : title}
            text={summary}
            href={href}
            picture={picture}
            sizes={cardSizes(module.itemsPerRow)}
            heading={heading}
          />
        </li>
      ))}
    </CardGrid>
  );
}
