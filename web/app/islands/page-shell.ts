import type { PageHead } from '../pages/metadata/page-meta.ts';
import type { Alternates } from '../paths/build-path.ts';
import type { PageHeaderData } from '../ui/page/page-header-data.ts';

export type PageShell = { head: PageHead; alternates: Alternates; header?: PageHeaderData };

/** The loader data of a page, which lacks the page itself in a visitor's browser. */
export type PageLoaderData<Page> = PageShell & { page?: Page };
