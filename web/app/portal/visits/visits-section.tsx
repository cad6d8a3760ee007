import { Notice } from '../../ui/notice.tsx';
import { EntryGroups } from '../entry-groups.tsx';
import { ClosedHoursForm } from './closed-hours-form.tsx';
import type { SectionResult } from '../section-context.ts';
import type { VisitsData } from './load-visits.server.ts';

type FileLink = { href: string; label: string; isPage?: boolean };

function FileLinks({ links }: { links: readonly FileLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 print:hidden">
      {links.map(({ href, label, isPage }) => (
        <li key={href}>
          <a href={href} download={!isPage} className="inline-flex min-h-8 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

type VisitsSectionProps = { section: VisitsData; result?: SectionResult };

export function VisitsSection({ section, result }: VisitsSectionProps) {
  const { notice, groups, files, closed } = section;
  return (
    <>
      {notice !== undefined && (
        <div role="status">
          <Notice tone="success">{notice}</Notice>
        </div>
      )}
      <FileLinks links={files} />
      <EntryGroups groups={groups} typed={result?.typed} />
      {closed && <ClosedHoursForm {...closed} typed={result?.typed} />}
    </>
  );
}
