import { PageViews } from '../analytics/page-views.tsx';
import { ConsentPrompt } from '../consent/consent-prompt.tsx';
import { PopupPrompt } from '../popup/popup-prompt.tsx';
import type { LayoutData } from './load-layout.server.ts';

type VisitorProps = Pick<LayoutData, 'consent' | 'popup' | 'tags'>;

/** What a page asks its visitor and tells of the visit. It is fetched once the page is alive, and shows nothing by itself. */
export function Visitor({ consent, popup, tags }: VisitorProps) {
  return (
    <>
      {consent && <ConsentPrompt consent={consent} />}
      {popup && <PopupPrompt popup={popup} asksConsent={consent !== undefined} />}
      <PageViews tags={tags} />
    </>
  );
}
