import { EntriesSection } from '../entry-groups.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { SectionResult } from '../section-context.ts';
import type { OffersData } from './load-offers.server.ts';

type OffersSectionProps = { section: OffersData; result?: SectionResult };

export function OffersSection({ section, result }: OffersSectionProps) {
  return (
    <>
      {section.notice !== undefined && (
        <div role="status">
          <Notice tone="success">{section.notice}</Notice>
        </div>
      )}
      <EntriesSection section={section} {...(result && { result })} />
    </>
  );
}
