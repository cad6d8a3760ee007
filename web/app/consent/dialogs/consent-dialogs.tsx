import { useText } from '../../content/i18n/text.tsx';
import { settingsRequest, optionalCategories, type CookieRow, type ConsentContent } from '../consent.ts';
import { ConsentCategory } from './consent-category.tsx';

export function ConsentLink() {
  const t = useText();
  return (
    <>
      <button type="button" className="consent-link needs-script" {...settingsRequest}>
        {t('consent.reopen')}
      </button>
      <noscript>{t('consent.withoutScript')}</noscript>
    </>
  );
}

const choiceButtons = 'grid content-center gap-3 *:px-4 md:grid-cols-[repeat(3,1fr)]';

/** Modal dialog for the choice by category; Escape and the last button change nothing. */
function ConsentSettings({ cookies }: { cookies: readonly CookieRow[] }) {
  const t = useText();
  return (
    <dialog className="dialog w-[min(46rem,100%-2rem)]" aria-labelledby="consent-settings-title">
      <form method="dialog">
        <h2 id="consent-settings-title" className="heading-3">
          {t('consent.settingsTitle')}
        </h2>
        <p className="mt-3">{t('consent.settingsIntro')}</p>
        <div className="mt-4">
          {(['necessary', ...optionalCategories] as const).map((category) => (
            <ConsentCategory key={category} category={category} cookies={cookies} />
          ))}
        </div>
        <div className={`${choiceButtons} mt-6`}>
          <button className="button" value="save">
            {t('consent.save')}
          </button>
          <button className="button" value="decline">
            {t('consent.decline')}
          </button>
          <button className="button" value="agree">
            {t('consent.agree')}
          </button>
        </div>
        <p className="mt-4">
          <button className="consent-link" value="">
            {t('consent.back')}
          </button>
        </p>
      </form>
    </dialog>
  );
}

/** Not modal: the page stays usable and only a button counts as a choice. */
function ConsentQuestion({ content }: { content: ConsentContent }) {
  const t = useText();
  return (
    <dialog
      className="consent-question gap-x-12 gap-y-5 border-t border-line bg-raised text-ink open:grid focus-visible:outline-none xl:grid-cols-[1fr_auto] xl:items-center"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      // Focused so that it is announced and next in tab order; not interactive itself.
      tabIndex={-1}
    >
      <div>
        <h2 id="consent-title" className="heading-4">
          {content.title}
        </h2>
        <div
          id="consent-text"
          className="mt-2 max-w-[70ch] text-sm"
          dangerouslySetInnerHTML={{ __html: content.description }}
        />
      </div>
      <form method="dialog" className={`${choiceButtons} xl:grid-cols-[repeat(3,minmax(max-content,1fr))]`}>
        <button className="button" value="agree">
          {t('consent.agree')}
        </button>
        <button className="button" value="decline">
          {t('consent.decline')}
        </button>
        <button type="button" className="button" aria-haspopup="dialog" {...settingsRequest}>
          {t('consent.settings')}
        </button>
      </form>
    </dialog>
  );
}

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
