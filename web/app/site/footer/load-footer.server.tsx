import { renderToStaticMarkup } from 'react-dom/server';
import { isLanguageId, type LanguageId } from 'schemas/languages.ts';
import { legalPaths } from 'schemas/needed-pages.ts';
import type { SiteContent } from '../../content/cms/content.ts';
import { contentPicture } from '../../content/cms/pictures/content-picture.server.ts';
import { linkedText } from '../../content/cms/linked-text.server.ts';
import { RichText } from '../../content/cms/rich-text.tsx';
import { safeLink } from '../../content/cms/safe-link.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import { pagePath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import { addressIn } from '../../properties/catalogue/address-in.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { phoneHref } from '../../ui/contact-links.tsx';
import type { PictureData } from '../../ui/picture/picture-data.ts';

export type FooterColumn = {
  key: string;
  title: string | undefined;
  intro: string | undefined;
  /** Rendered to markup on the server, so that the client bundle needs no renderer of rich text. */
  text: string | undefined;
  pictures: readonly PictureData[];
};

/** Required by law of a broker, as far as the settings hold them. */
type LegalFacts = {
  companyNumber: string | undefined;
  vatNumber: string | undefined;
  brokerTitle: string | undefined;
  brokerNumber: string | undefined;
  recognitionCountry: string | undefined;
  supervisoryAuthority: string | undefined;
  insurer: string | undefined;
  insurancePolicy: string | undefined;
  codeOfConductHref: string | undefined;
};

/** Contact details that no column shows. */
type FooterContact = {
  address: string | undefined;
  phone: string | undefined;
  email: string | undefined;
};

export type FooterData = {
  columns: readonly FooterColumn[];
  contact: FooterContact;
  legal: LegalFacts;
  /** Only those that no column links to. */
  pages: readonly { title: string; href: string }[];
  copyright: string | undefined;
};

type StoredColumn = NonNullable<NonNullable<SiteContent['footer']>['columns']>[number];

type Linked = { paths: PathTable; language: LanguageId };

type Shown = { language: LanguageId; year: number; catalogue: Catalogue };

export function loadFooter(site: Site, { language, year, catalogue }: Shown): FooterData {
  const { footer, settings } = site.content;
  const columns = (footer?.columns ?? []).flatMap((column) =>
    footerColumn(column, { paths: site.paths, language }),
  );
  const copyright = perLanguage(footer?.copyright ?? null)[language];
  return {
    columns,
    contact: footerContact(site, { language, catalogue }, columns),
    legal: legalFacts(site, language),
    pages: legalPages(site, language).filter(
      ({ href }) => !columns.some(({ text }) => text?.includes(`href="${href}"`)),
    ),
    copyright: copyright
      ?.replaceAll('{year}', String(year))
      .replaceAll('{agency}', () => settings?.agencyName ?? ''),
  };
}

/** A part counts as public until an editor switches it off; columns without visible parts are dropped. */
function footerColumn(column: StoredColumn, linked: Linked): FooterColumn[] {
  const { language } = linked;
  const { isTitlePublic, isIntroPublic, isTextPublic, arePicturesPublic } = column;
  const pictures = (column.pictures ?? []).flatMap((picture) => {
    const alt = perLanguage(picture.alt)[language] ?? '';
    return contentPicture({ ...picture, alt }) ?? [];
  });
  const shown = {
    key: column._key,
    title: isTitlePublic === false ? undefined : perLanguage(column.title)[language],
    intro: isIntroPublic === false ? undefined : perLanguage(column.intro)[language],
    text: isTextPublic === false ? undefined : columnText(column, linked),
    pictures: arePicturesPublic === false ? [] : pictures,
  };
  return shown.title || shown.intro || shown.text || shown.pictures.length > 0 ? [shown] : [];
}

function columnText({ text }: StoredColumn, shown: Linked): string | undefined {
  const value = text?.find(
    (candidate) => isLanguageId(candidate.language) && candidate.language === shown.language,
  );
  const linked = linkedText(value?.value ?? null, shown);
  return linked ? renderToStaticMarkup(<RichText value={linked} heading="h3" />) : undefined;
}

function footerContact(
  { content: { settings } }: Site,
  shown: Pick<Shown, 'language' | 'catalogue'>,
  columns: readonly FooterColumn[],
): FooterContact {
  const { street = '', zip = '', city = '' } = addressIn(settings?.address, shown) ?? {};
  const [phone, email] = [settings?.phone, settings?.email];
  const shows = (...words: string[]) =>
    columns.some(({ intro = '', text = '' }) =>
      words.every((word) => intro.includes(word) || text.includes(renderToStaticMarkup(<>{word}</>))),
    );
  return {
    address: street && !shows(street, zip) ? `${street}, ${zip} ${city}` : undefined,
    phone: phone && !shows(phone) && !shows(phoneHref(phone)) ? phone : undefined,
    email: email && !shows(email) ? email : undefined,
  };
}

function legalFacts({ content }: Site, language: LanguageId): LegalFacts {
  const { settings } = content;
  const localized = (name: 'brokerTitle' | 'recognitionCountry' | 'supervisoryAuthority') =>
    perLanguage(settings?.[name] ?? null)[language];
  return {
    companyNumber: settings?.companyNumber ?? undefined,
    vatNumber: settings?.vatNumber ?? undefined,
    brokerTitle: localized('brokerTitle'),
    brokerNumber: settings?.brokerNumber ?? undefined,
    recognitionCountry: localized('recognitionCountry'),
    supervisoryAuthority: localized('supervisoryAuthority'),
    insurer: settings?.insurer ?? undefined,
    insurancePolicy: settings?.insurancePolicy ?? undefined,
    codeOfConductHref: safeLink(settings?.codeOfConductUrl),
  };
}

function legalPages(site: Site, language: LanguageId): FooterData['pages'] {
  return legalPaths.flatMap((path) => {
    const entry = site.paths.byAnyPath(path);
    const href = entry && pagePath(entry, language);
    const title = entry?.titles[language];
    return href && title ? [{ title, href }] : [];
  });
}
