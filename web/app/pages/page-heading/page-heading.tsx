import { useText } from '../../content/i18n/text.tsx';
import { type BannerData, Banner } from '../../site/banner/banner.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';

export type Breadcrumb = { title: string; lang?: string | undefined; href?: string };

type BreadcrumbsProps = { breadcrumbs: readonly Breadcrumb[]; className?: string };

export function Breadcrumbs({ breadcrumbs, className = 'wrap py-5 text-muted' }: BreadcrumbsProps) {
  const t = useText();
  if (breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumb.label')} className={className}>
      <ol className="flex flex-wrap gap-x-2 text-sm">
        {breadcrumbs.map(({ title, lang, href }) => (
          <li key={href ?? title} className="breadcrumb" lang={lang}>
            {href ? (
              <a href={href} className="decoration-transparent hover:decoration-current">
                {title}
              </a>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Heading = {
  lang?: string | undefined;
  title: string;
  lead: string | undefined;
  breadcrumbs: readonly Breadcrumb[];
  banner?: BannerData | undefined;
};

export function PageHeading({ page }: { page: Heading }) {
  const { banner, breadcrumbs, lang, title, lead } = page;
  if (banner)
    return <Banner banner={banner} above={<Breadcrumbs breadcrumbs={breadcrumbs} className="mb-4" />} />;
  return (
    <>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <PageTitle lang={lang} lead={lead}>
        {title}
      </PageTitle>
    </>
  );
}
