import { RichText } from '../../content/cms/rich-text.tsx';
import { useText } from '../../content/i18n/text.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { CardGrid, cardSizes } from '../../ui/card/card-grid.tsx';
import { wholeSize } from '../../ui/picture/picture-data.ts';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TeaserCard } from '../../ui/card/teaser-card.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import type { ArticlePageData } from './load-article-page.server.ts';

export function ArticlePage({ page }: { page: ArticlePageData }) {
  const { lang, picture, byline, body, modules, others } = page;
  return (
    <>
      <article>
        <PageHeading page={page} />
        {picture && (
          <div className="wrap">
            <div className="picture-frame mb-10 md:aspect-21/9 md:mb-14">
              <Picture picture={picture} sizes={wholeSize} loading="first" />
            </div>
            <PageTopEnd />
          </div>
        )}
        <div className="wrap pb-section">
          {/* Running text has its own measure, indented from the picture above it. */}
          <div className="xl:ms-[calc((100%+2rem)/3)]">
            <Byline {...byline} />
            <RichText value={body} lang={lang} heading="h2" />
          </div>
          {!picture && <PageTopEnd />}
        </div>
      </article>
      <RenderModules modules={modules} />
      {others.length > 0 && <OtherArticles articles={others} />}
    </>
  );
}

function Byline({ date, author }: ArticlePageData['byline']) {
  if (!date && !author) return null;
  return (
    <p className="mb-6 flex flex-wrap gap-x-3 text-sm text-muted">
      {date && <time dateTime={date.value}>{date.text}</time>}
      {date && author && <span aria-hidden="true">·</span>}
      {author && <span>{author}</span>}
    </p>
  );
}

function OtherArticles({ articles }: { articles: ArticlePageData['others'] }) {
  const t = useText();
  const itemsPerRow = articles.length < 3 ? 2 : 3;
  return (
    <section aria-labelledby="others" className="band ground ground-soft">
      <div className="wrap">
        <h2 id="others" className="heading-2 mb-8">
          {t('article.others')}
        </h2>
        <CardGrid itemsPerRow={itemsPerRow}>
          {articles.map(({ id, lang, title, summary, href, picture }) => (
            <li key={id} lang={lang}>
              <TeaserCard
                title={title}
                text={summary}
                href={href}
                picture={picture}
                sizes={cardSizes(itemsPerRow)}
                heading="h3"
              />
            </li>
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
