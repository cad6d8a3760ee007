import { useText } from '../../content/i18n/text.tsx';
import type { ConsentContent } from '../consent-data.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { ConsentSettings } from './consent-settings.tsx';

/** Rendered by the server, as a file for visitors who have to choose; `run-dialogs.ts` runs them. */
export function ConsentDialogs({ content }: { content: ConsentContent }) {
  const t = useText();
  return (
    <>
      <ConsentQuestion content={content} />
      <ConsentSettings cookies={content.cookies} />
      <p role="status" className="sr-only" data-saved={t('consent.saved')} />
    </>
  );
}
