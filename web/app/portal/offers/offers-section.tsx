import { EntriesSection } from '../entries/entry-groups.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OffersData } from './load-offers.server.ts';

export function OffersSection({ section }: { section: OffersData }) {
  return (
    <>
      {section.notice !== undefined && (
        <div role="status">
          <Notice tone="success">{section.notice}</Notice>
        </div>
      )}
      <EntriesSection section={section} />
    </>
  );
}
