import { RenderModules } from '../modules/render-modules.tsx';
import { CardGrid, cardLoading, cardSizes } from '../../ui/card/card-grid.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageOpening } from '../opening/page-opening.tsx';
import type { ProjectListPageData } from './load-project-list-page.server.ts';
import { ProjectCard } from './project-card.tsx';

export function ProjectListPage({ page }: { page: ProjectListPageData }) {
  return (
    <>
      <PageOpening page={page} />
      <RenderModules modules={page.modules}>
        <div className="wrap list-page">
          <Projects listing={page.listing} isFirstOnPage={!page.banner?.pictures.length} />
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
            loading={cardLoading(index, { isOpening: isFirstOnPage })}
          />
        </li>
      ))}
    </CardGrid>
  );
}
