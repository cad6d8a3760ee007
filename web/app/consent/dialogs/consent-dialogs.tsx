import { useText } from '../../content/i18n/text.tsx';
import {
  settingsRequest,
  optionalCategories,
  type CookieRow,
  type ConsentContent,
  type Category,
} from '../consent.ts';
import { DataTable } from '../../ui/data-table.tsx';

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

/** Rendered by the server, as a file for visitors who have to choose; `prompt-for-consent.ts` runs them. */
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

type ConsentCategoryProps = {
  category: Category;
  cookies: readonly CookieRow[];
};

function ConsentCategory({ category, cookies }: ConsentCategoryProps) {
  const t = useText();
  const own = cookies.filter((cookie) => cookie.category === category);
  const name = t(`consent.${category}`);
  const helpId = `consent-${category}-help`;
  return (
    <section className="consent-category grid grid-cols-1 gap-2 border-t border-line py-4">
      <div className="flex items-center gap-3">
        <h3 className="flex-1 font-semibold">
          <label htmlFor={`consent-${category}`} className="block py-0.5">
            {name}
          </label>
        </h3>
        {category === 'necessary' && <span className="text-sm text-muted">{t('consent.alwaysOn')}</span>}
        <input
          id={`consent-${category}`}
          type="checkbox"
          name="category"
          value={category}
          className="size-6 accent-accent"
          defaultChecked={category === 'necessary'}
          disabled={category === 'necessary'}
          aria-describedby={helpId}
        />
      </div>
      <p id={helpId} className="text-sm">
        {t(`consent.${category}Help`)}
      </p>
      {own.length === 0 ? (
        <p className="text-sm text-muted">{t('consent.noCookies')}</p>
      ) : (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer py-0.5 underline">
            {t('consent.showCookies', { category: name })}
          </summary>
          <CookieTable cookies={own} caption={t('consent.tableCaption', { category: name })} />
        </details>
      )}
    </section>
  );
}

function CookieTable({ cookies, caption }: { cookies: readonly CookieRow[]; caption: string }) {
  const t = useText();
  return (
    <DataTable
      caption={caption}
      columns={[
        { title: t('consent.cookieName') },
        { title: t('consent.cookieProvider') },
        { title: t('consent.cookiePurpose') },
        { title: t('consent.cookieDuration') },
      ]}
      rows={cookies.map(({ key, name, provider, purpose, duration }) => ({
        key,
        cells: [name, provider, purpose, duration],
      }))}
    />
  );
}
