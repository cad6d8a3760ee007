import { Ribbon } from '../../properties/view/ribbon.tsx';
import type { PictureLoading } from '../../ui/picture/picture-data.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ProjectCardData, ProjectListPageData } from './load-project-list-page.server.ts';
import { RenderModules } from '../modules/render-modules.tsx';
import { CardGrid, cardLoading, cardSizes } from '../../ui/card/card-grid.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';

type ProjectCardProps = { card: ProjectCardData; sizes: string; loading: PictureLoading };

function ProjectCard({ card, sizes, loading }: ProjectCardProps) {
  const { name, lang, place, href, picture, ribbon, price, available, completion } = card;
  const notes = [available, completion].filter(Boolean);
  return (
    <article className="card">
      <div className="picture-frame">
        {picture && <Picture picture={picture} sizes={sizes} loading={loading} />}
        <Ribbon ribbon={ribbon} />
      </div>
      <p className="mt-4 text-sm text-muted">{place}</p>
      <h2 className="heading-4 mt-1">
        <a href={href} className="card-link" lang={lang}>
          {name}
        </a>
      </h2>
      {price && <p className="price mt-2">{price}</p>}
      {notes.length > 0 && <p className="mt-1 text-sm text-muted">{notes.join(' · ')}</p>}
    </article>
  );
}

export function ProjectListPage({ page }: { page: ProjectListPageData }) {
  return (
    <>
      <PageHeading page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap list-page">
          <Projects listing={page.listing} isFirstOnPage={!page.banner?.pictures.length} />
          <PageTopEnd />
        </div>
      </RenderModules>
    </>
  );
}

type ProjectsProps = Pick<ProjectListPageData, 'listing'> & { isFirstOnPage: boolean };

export function Projects({ listing: { cards, empty }, isFirstOnPage }: ProjectsProps) {
  if (cards.length === 0)
    return (
      <EmptyState title={empty.title}>
        <ul className="mt-2 grid gap-1">
          {empty.ways.map(({ title, href }) => (
            <li key={href}>
              <OnwardLink href={href}>{title}</OnwardLink>
            </li>
          ))}
        </ul>
      </EmptyState>
    );
  return (
    <CardGrid>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProjectCard
            card={card}
            sizes={cardSizes(undefined)}
            loading={cardLoading(index, { isAtTop: isFirstOnPage })}
          />
        </li>
      ))}
    </CardGrid>
  );
}
