import { useText } from '../../content/i18n/text.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Category, CookieRow } from '../consent.ts';

type ConsentCategoryProps = {
  category: Category;
  cookies: readonly CookieRow[];
};

export function ConsentCategory({ category, cookies }: ConsentCategoryProps) {
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
