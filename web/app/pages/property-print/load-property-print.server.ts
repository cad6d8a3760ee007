import { serverText } from '../../content/i18n/i18next.server.ts';
import { shortPropertyPath } from '../../content/paths/build-path.ts';
import { printPath } from '../../content/paths/property-paths.ts';
import type { PageContext } from '../../content/page-context.ts';
import { loadPropertyPage } from '../property/load-property-page.server.ts';
import { loadPaperAgency } from './load-paper-agency.server.ts';
import { paperText } from './paper-text.ts';
import { qrCode } from './qr-code.ts';

/** Characters of the description that the first sheet has room for. */
const mostCharacters = 1000;

export type PropertyPrintData = NonNullable<Awaited<ReturnType<typeof loadPropertyPrint>>>;

/** Loads a property as two sheets of paper; undefined for a reference that is not in the bundle. */
export async function loadPropertyPrint(context: PageContext, id: string) {
  const page = await loadPropertyPage(context, id);
  if (!page) return undefined;
  const { platform, site, language } = context;
  const t = serverText(site, language);
  const short = new URL(shortPropertyPath(id), platform.settings.SITE_URL);
  const address = `${short.host}${short.pathname}`;
  return {
    page,
    agency: loadPaperAgency(context),
    description: paperText(page.property.description, language, mostCharacters),
    code: qrCode(short.href),
    /** The short address as one types it. */
    address,
    words: {
      print: t('print.print'),
      how: t('print.how'),
      back: t('print.back'),
      readOn: t('print.readOn', { address }),
      scan: t('print.scan'),
      code: t('print.code', { address }),
    },
    path: printPath(page.path, language),
    head: { ...page.head, isIndexed: false },
    alternates: page.alternates,
  };
}
