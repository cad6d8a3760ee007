import { serverText } from '../../content/i18n/i18next.server.ts';
import { projectPath } from '../../content/paths/build-path.ts';
import type { PropertySummary } from '../../properties/property/property.ts';
import type { PageContext } from '../../content/page-context.ts';
import { loadUnitTable } from './load-unit-table.server.ts';
import { projectState } from './milestones.ts';

export type UnitProjectData = NonNullable<Awaited<ReturnType<typeof loadUnitProject>>>;
type Unit = Pick<PropertySummary, 'id' | 'projectId'>;

export async function loadUnitProject(context: PageContext, { id, projectId }: Unit) {
  const { platform, site, language } = context;
  const project = projectId === undefined ? undefined : await platform.catalogue.project(projectId, language);
  if (!project) return undefined;
  const t = serverText(site, language);
  const { name } = project;
  const { price, available, ribbon } = projectState(project, { t, language });
  const href = projectPath(site.paths, project, language);
  const others = project.units.filter((unit) => unit.id !== id);
  return {
    title: t('project.partOf', { name }),
    state: [price, available ?? ribbon?.label].filter(Boolean).join(' · '),
    link: href === undefined ? undefined : { href, title: t('project.visit', { name }) },
    othersTitle: t('project.others', { name }),
    others: others.length > 0 ? loadUnitTable(context, { units: others }) : undefined,
  };
}
