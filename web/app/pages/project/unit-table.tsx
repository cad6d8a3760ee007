import type { UnitTableData, UnitProjectData } from './load-unit-table.server.ts';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { DrawnWholeEnd, drawnWhole } from '../../ui/page/drawn-whole.tsx';
import { PropertySection } from '../property-section/property-section.tsx';

const directions = { up: 'ascending', down: 'descending' } as const;

const free = 'font-semibold text-success';
const taken = 'inline-block font-semibold text-accent lowercase first-letter:uppercase';

type UnitTableProps = { table: UnitTableData; labelledBy: string };

export function UnitTable({ table, labelledBy }: UnitTableProps) {
  const { labels, columns, rows } = table;
  const hasPlans = rows.some(({ plan }) => plan);
  return (
    <div className={`@container ${drawnWhole}`}>
      <table
        className="table unit-table @max-[50rem]:text-sm @max-[36rem]:block @max-[36rem]:text-base"
        aria-labelledby={labelledBy}
      >
        <thead>
          <tr data-label={labels.sort}>
            <th scope="col">{labels.unit}</th>
            {columns.map(({ id, label, href, direction }) => (
              <th key={id} scope="col" aria-sort={direction && directions[direction]}>
                {href ? (
                  <a href={href} rel="nofollow">
                    {label}
                  </a>
                ) : (
                  label
                )}
              </th>
            ))}
            <th scope="col">{labels.status}</th>
            {hasPlans && <th scope="col">{labels.plan}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, lang, href, cells, status, isAvailable, plan }) => (
            <tr key={id} className={isAvailable ? undefined : 'text-muted'}>
              <th scope="row">
                <a href={href} lang={lang}>
                  {name}
                </a>
              </th>
              {columns.map((column, index) => (
                <td key={column.id} data-label={column.label}>
                  {cells[index]}
                </td>
              ))}
              <td data-label={labels.status}>
                <span className={isAvailable ? free : taken}>{status}</span>
              </td>
              {hasPlans && (
                <td>
                  {plan && (
                    <a href={plan.href} aria-label={plan.label}>
                      {labels.plan}
                    </a>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <DrawnWholeEnd />
    </div>
  );
}

const headingId = 'project';
const othersId = 'project-others';

type UnitProjectProps = { project: UnitProjectData };

export function UnitProject({ project: { title, state, link, othersTitle, others } }: UnitProjectProps) {
  return (
    <PropertySection id={headingId} title={title} note={state}>
      {link && (
        <p>
          <OnwardLink href={link.href}>{link.title}</OnwardLink>
        </p>
      )}
      {others && (
        <>
          <h3 id={othersId} className="heading-4 mt-6 mb-2">
            {othersTitle}
          </h3>
          <UnitTable table={others} labelledBy={othersId} />
        </>
      )}
    </PropertySection>
  );
}
