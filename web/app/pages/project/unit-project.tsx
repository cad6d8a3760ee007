import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { PropertySection } from '../property-section/property-section.tsx';
import type { UnitProjectData } from './load-unit-project.server.ts';
import { UnitTable } from './unit-table.tsx';

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
