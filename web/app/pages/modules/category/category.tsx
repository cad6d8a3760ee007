import { RichText } from '../../../content/cms/rich-text.tsx';
import { Beside } from '../../../ui/beside.tsx';
import { CardGrid, cardSizes } from '../../../ui/card/card-grid.tsx';
import { headingBelow } from '../../../ui/page/heading.ts';
import { TeaserCard } from '../../../ui/card/teaser-card.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { ArticleItem, loadCategory } from './category.server.ts';
import { ArticleList } from './article-list.tsx';
import { ArticleSteps } from './article-steps.tsx';

type Props = ModuleProps<typeof loadCategory>;

export function Category(props: Props) {
  const { module, data, heading } = props;
  if (data.articles.length === 0) return null;
  switch (module.view) {
    case 'single-view':
      return (
        <div className="grid gap-14">
          {data.articles.map((article) => (
            <WholeArticle key={article.id} article={article} heading={heading} />
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
      {data.articles.map(({ id, title, summary, href, picture }, index) => (
        <li key={id}>
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
