import { loadLoginForm } from '../../portal/login/login-form.server.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import { loadContentPage } from '../content/load-content-page.server.ts';
import type { PageContext } from '../../content/page-context.ts';

export type LoginPageData = NonNullable<Awaited<ReturnType<typeof loadLoginPage>>>;

export async function loadLoginPage(context: PageContext, entry: PathEntry) {
  const page = await loadContentPage(context, entry);
  if (!page) return undefined;
  return { ...page, head: { ...page.head, isIndexed: false }, login: loadLoginForm(context) };
}
