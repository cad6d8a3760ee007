import { useText } from '../../content/i18n/text.tsx';
import { Banner } from '../../site/banner/banner.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { RecentRow } from '../recent-row.tsx';
import type { HomePageData } from './load-home-page.server.ts';

type HomePageProps = { page: HomePageData };

export function HomePage({ page }: HomePageProps) {
  return (
    <>
      <RenderModules modules={page.modules}>
        {page.banner ? (
          <Banner banner={page.banner}>{!page.banner.search?.hasButtons && <ListLinks page={page} />}</Banner>
        ) : (
          <HomeHeading page={page} />
        )}
        <PageTopEnd />
      </RenderModules>
      <RecentRow />
    </>
  );
}

function ListLinks({ page }: HomePageProps) {
  const t = useText();
  return (
    <p className="mt-8 flex flex-wrap gap-4">
      <a href={page.saleHref} className="button">
        {t('list.allForSale')}
      </a>
      <a href={page.rentHref} className="button button-quiet">
        {t('list.allForRent')}
      </a>
    </p>
  );
}

function HomeHeading({ page }: HomePageProps) {
  const { featured } = page;
  return (
    <div className="wrap grid gap-10 pt-[clamp(2rem,1rem+4vw,5rem)] xl:grid-cols-[5fr_6fr] xl:items-center xl:gap-16">
      <div>
        <h1 className="heading-display">{page.title}</h1>
        {page.lead && <p className="lead mt-6">{page.lead}</p>}
        <ListLinks page={page} />
      </div>
      {featured && (
        <figure className="card">
          <div className="picture-frame xl:aspect-5/4">
            <Picture picture={featured.picture} sizes="(width >= 1280px) 720px, 92vw" loading="first" />
          </div>
          <figcaption className="mt-3 text-sm text-muted">
            <a href={featured.href} className="card-link">
              {featured.title}, {featured.city}
            </a>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
