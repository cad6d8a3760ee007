import { useText } from '../../content/i18n/text.tsx';
import {
  settingsRequest,
  optionalCategories,
  type CookieRow,
  type ConsentContent,
  type Category,
} from '../consent.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

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

function ConsentSettings({ cookies }: { cookies: readonly CookieRow[] }) {
  const t = useText();
  const isUsed = (category: Category) => cookies.some((cookie) => cookie.category === category);
  const categories = ['necessary', ...optionalCategories.filter(isUsed)] as const;
  return (
    <dialog
      className="dialog consent-settings w-[min(46rem,100%-2rem)]"
      aria-labelledby="consent-settings-title"
    >
      <form method="dialog">
        <h2 id="consent-settings-title" className="heading-3 pe-20">
          {t('consent.settingsTitle')}
        </h2>
        <p className="mt-3 text-sm">{t('consent.settingsIntro')}</p>
        <div className="mt-4">
          {categories.map((category) => (
            <ConsentCategory key={category} category={category} cookies={cookies} />
          ))}
        </div>
        <div className="consent-choices grid grid-cols-2 gap-2 border-t border-line bg-raised pt-4 [&>*]:px-3 max-[36rem]:[&>:first-child]:col-span-full min-[36rem]:grid-cols-[repeat(3,1fr)]">
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
        {/* Comes last, because Enter in a form presses its first button. */}
        <button className="consent-link absolute top-6 right-6 text-sm" value="">
          {t('consent.back')}
        </button>
      </form>
    </dialog>
  );
}

/** Not modal: the page stays usable and only a button counts as a choice. */
function ConsentQuestion({ content }: { content: ConsentContent }) {
  const t = useText();
  return (
    <dialog
      className="consent-question gap-x-12 gap-y-3 border-t border-line bg-raised text-ink open:grid focus-visible:outline-none xl:grid-cols-[1fr_auto] xl:items-center"
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
          className="mt-1 max-w-[70ch] text-sm"
          dangerouslySetInnerHTML={{ __html: content.description }}
        />
      </div>
      <form
        method="dialog"
        className="grid max-w-184 grid-cols-2 gap-x-3 gap-y-1 [&>*]:px-3 xl:grid-cols-[repeat(3,minmax(max-content,1fr))]"
      >
        <button className="button" value="agree">
          {t('consent.agree')}
        </button>
        <button className="button" value="decline">
          {t('consent.decline')}
        </button>
        <button
          type="button"
          className="consent-link text-center max-xl:col-span-full"
          aria-haspopup="dialog"
          {...settingsRequest}
        >
          {t('consent.settings')}
        </button>
      </form>
    </dialog>
  );
}

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
        <details className="disclosure text-sm">
          <summary className="w-fit gap-1.5 py-0.5 underline">
            {t('consent.showCookies', { category: name })}
            <Icon name="chevronDown" />
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
      isStacked
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
