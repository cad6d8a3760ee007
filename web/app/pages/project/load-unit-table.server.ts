import type { PropertySummary } from '../../properties/property/property.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { propertyPath, projectPath } from '../../content/paths/build-path.ts';
import { fallbackAddress } from '../../ui/picture/picture-data.ts';
import { pictureData } from '../../properties/view/picture-data.ts';
import type { PageContext } from '../../content/page-context.ts';
import { unitsId } from '../property-section/section-ids.ts';
import { nextSort, sortUnits, type UnitColumn, unitColumns, type UnitSort } from './sort-units.ts';
import { projectState } from './milestones.ts';

/** Such as `Appartement 101`; without the number where the address is hidden. */
export function unitName({ mainTypeName, address }: PropertySummary): string {
  return [mainTypeName, address?.box].filter(Boolean).join(' ');
}

export type UnitTableData = ReturnType<typeof loadUnitTable>;

type UnitTableContext = Pick<PageContext, 'site' | 'language'>;
type UnitTableOptions = {
  units: readonly PropertySummary[];
  /** The address whose query string sorts the table; without it visitors cannot sort. */
  sorting?: { path: string; sort: UnitSort | undefined };
};

export function loadUnitTable({ site, language }: UnitTableContext, { units, sorting }: UnitTableOptions) {
  const t = serverText(site, language);
  const cells: Record<UnitColumn, (unit: PropertySummary) => string | undefined> = {
    floor: ({ floor }) => (floor === 0 ? t('facts.groundFloor') : floor?.toString()),
    surface: ({ surface: value }) => (value ? t('property.squareMetres', { value }) : undefined),
    bedrooms: ({ bedrooms }) => (bedrooms ? String(bedrooms) : undefined),
    price: ({ state, price }) =>
      state === 'available' ? (price?.text ?? t('property.priceOnRequest')) : undefined,
  };
  const labels: Record<UnitColumn, string> = {
    floor: t('facts.storey'),
    surface: t('project.surface'),
    bedrooms: t('property.bedroomsLabel'),
    price: t('filter.price'),
  };
  const columns = unitColumns.filter((column) => units.some((unit) => cells[column](unit) !== undefined));
  return {
    labels: {
      sort: t('list.sort'),
      unit: t('project.unit'),
      status: t('project.status'),
      plan: t('project.plan'),
    },
    columns: columns.map((column) => ({
      id: column,
      label: labels[column],
      ...sortingOf(column, units.length > 1 ? sorting : undefined),
    })),
    rows: sortUnits(units, sorting?.sort).map((unit) => {
      const name = unitName(unit);
      return {
        id: unit.id,
        name,
        lang: unit.lang,
        href: propertyPath(site.paths, unit, language),
        cells: columns.map((column) => cells[column](unit)),
        status: (unit.ribbon ?? unit.pending)?.label ?? t('project.available'),
        isAvailable: unit.state === 'available',
        plan: unit.plan && {
          href: fallbackAddress(pictureData(unit.plan)),
          label: t('project.planOf', { unit: name }),
        },
      };
    }),
  };
}

function sortingOf(column: UnitColumn, sorting: UnitTableOptions['sorting']) {
  if (!sorting) return { href: undefined, direction: undefined };
  const { column: to, direction } = nextSort(column, sorting.sort);
  return {
    href: `${sorting.path}?sort=${to}-${direction}#${unitsId}`,
    direction: sorting.sort?.column === column ? sorting.sort.direction : undefined,
  };
}

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
