import { encode } from 'uqr';
import { type LanguageId, localeOf } from 'schemas/languages.ts';
import { cleanDescription } from '../../properties/text/text.ts';
import { agencyLogo } from '../../content/cms/pictures/agency-pictures.server.ts';
import { perLanguage } from '../../content/cms/site.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { addressIn } from '../../properties/catalogue/address-in.ts';
import type { PageContext } from '../../content/page-context.ts';
import { shortPropertyPath } from '../../content/paths/build-path.ts';
import { printPath } from '../../content/paths/property-paths.ts';
import { loadPropertyPage } from '../property/load-property-page.server.ts';

export type QrCodeData = {
  /** Modules on each side, the quiet zone included. */
  size: number;
  path: string;
};

/** Light modules around the code that scanners need. */
const quietZone = 4;

function runsOf(row: readonly boolean[], y: number): string {
  return row
    .map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return `M${String(x)} ${String(y)}h${String(length)}v1h-${String(length)}z`;
    })
    .join('');
}

/** Draws a QR code that stays readable if a fold or stain covers a seventh of it. */
export function qrCode(text: string): QrCodeData {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return { size, path: data.map(runsOf).join('') };
}

/** Characters that would fit in the space between two paragraphs. */
const paragraphGap = 40;

function sentencesOf(paragraph: string, language: LanguageId): string[] {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' });
  return Array.from(segmenter.segment(paragraph), ({ segment }) => segment);
}

/** Fits whole sentences into `limit` characters; cuts a first one that is too long between words. */
export function paperText(paragraphs: readonly string[], language: LanguageId, limit: number) {
  const shown: string[] = [];
  let room = limit;
  for (const paragraph of paragraphs) {
    let fitting = '';
    for (const sentence of sentencesOf(paragraph, language)) {
      if (fitting.length + sentence.length > room) break;
      fitting += sentence;
    }
    if (fitting !== '') shown.push(fitting.trimEnd());
    if (fitting.length < paragraph.length) {
      const [first = ''] = paragraphs;
      return { paragraphs: shown.length > 0 ? shown : [cleanDescription(first, { limit })], isCut: true };
    }
    room -= paragraph.length + paragraphGap;
  }
  return { paragraphs: shown, isCut: false };
}

function loadPaperAgency({ platform, site, language }: PageContext) {
  const { settings } = site.content;
  const t = serverText(site, language);
  const { agencyName, phone, email, companyNumber, brokerNumber, insurer, insurancePolicy } = settings ?? {};
  const address = addressIn(settings?.address, { language, catalogue: platform.catalogue });
  const localized = (name: 'brokerTitle' | 'supervisoryAuthority') =>
    perLanguage(settings?.[name] ?? null)[language];
  const place = [address?.zip, address?.city].filter(Boolean).join(' ');
  const broker = brokerNumber && [localized('brokerTitle'), brokerNumber].filter(Boolean).join(', ');
  const insurance = [insurer, insurancePolicy && t('legal.insurancePolicy', { policy: insurancePolicy })];
  const labelled = (label: string, value: string | null | undefined) => value && `${label}\u00a0${value}`;
  const facts = [
    agencyName,
    [address?.street, place].filter(Boolean).join(', '),
    labelled(t('legal.companyNumber'), companyNumber),
    labelled(t('legal.brokerNumber'), broker),
    labelled(t('legal.supervisoryAuthority'), localized('supervisoryAuthority')),
    labelled(t('legal.insurer'), insurance.filter(Boolean).join(', ')),
  ];
  return {
    name: agencyName ?? '',
    logo: agencyLogo(settings)?.picture,
    contact: [phone, email].filter(Boolean).join(' · '),
    legal: facts.filter(Boolean).join(' · '),
  };
}

/** Characters of the description that the first sheet has room for. */
const mostCharacters = 1000;

export type PropertyPrintData = NonNullable<Awaited<ReturnType<typeof loadPropertyPrint>>>;

export async function loadPropertyPrint(context: PageContext, id: string) {
  const page = await loadPropertyPage(context, id, { drawsMap: true });
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
    /** The short address as one would type it. */
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
    needs: page.needs,
  };
}
