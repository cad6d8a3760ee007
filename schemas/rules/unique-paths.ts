import { languages, languageTitle } from '../languages.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { isOwnPath } from './links.ts';
import { splitAddress } from './paths.ts';
import { queryContent, publicId, type RuleContext } from './site-content.ts';

type PathHolder = {
  _id: string;
  title?: Localized<string> | null;
  path?: Localized<string> | null;
  formerPaths?: readonly { language?: string; path?: string }[] | null;
};

type WrittenPath = { language: string; path: string };

const holdersQuery = `*[_type in ["page", "article"] && (
  count(path[value in $paths]) > 0 || count(formerPaths[path in $paths]) > 0
)]{_id, title, path, formerPaths}`;

const redirectedQuery = '*[_type == "redirect" && status == "published" && from in $addresses].from';

function writtenPaths(value: unknown): WrittenPath[] {
  const items = Array.isArray(value) ? (value as Localized<string>) : [];
  return items.flatMap(({ language, value: path }) => (language && path ? [{ language, path }] : []));
}

function formerPathsOf({ formerPaths }: Pick<PathHolder, 'formerPaths'>): WrittenPath[] {
  return (formerPaths ?? []).flatMap(({ language, path }) => (language && path ? [{ language, path }] : []));
}

const isSame = (one: WrittenPath) => (other: WrittenPath) =>
  one.language === other.language && one.path === other.path;

function presentHolder(paths: readonly WrittenPath[], holders: readonly PathHolder[]): string | undefined {
  for (const path of paths) {
    const holder = holders.find((other) => writtenPaths(other.path).some(isSame(path)));
    if (holder) return `${titleOf(holder)} already uses ${path.path} in ${languageTitle(path.language)}.`;
  }
  return undefined;
}

function formerHolder(paths: readonly WrittenPath[], holders: readonly PathHolder[]): string | undefined {
  for (const path of paths) {
    const holder = holders.find((other) => formerPathsOf(other).some(isSame(path)));
    if (holder)
      return `${path.path} is a former path of ${titleOf(holder)}. Old links to it will lead here from now on.`;
  }
  return undefined;
}

/** Warns if another page or article shares one of these former paths and no redirect decides between them. */
export async function onlyOwnFormerPaths(value: unknown, context: RuleContext): Promise<true | string> {
  const formerPaths = Array.isArray(value) ? (value as PathHolder['formerPaths']) : [];
  const former = formerPathsOf({ formerPaths });
  const holders = await otherHolders(former, context);
  if (holders.length === 0) return true;
  const addressOf = ({ language, path }: WrittenPath) => `/${language}${path}`;
  const addresses = former.map(addressOf);
  const redirected = await queryContent<string[]>(context, redirectedQuery, { addresses });
  const open = former.filter((path) => !redirected?.includes(addressOf(path)));
  const shared = holders.flatMap((holder) =>
    open
      .filter((path) => formerPathsOf(holder).some(isSame(path)))
      .map(({ path }) => `${titleOf(holder)} has ${path} as well.`),
  );
  return shared.length === 0 || `${shared.join(' ')} Add a redirect, or visitors may end up on either.`;
}

function titleOf(holder: PathHolder): string {
  const title = inLanguage(holder.title ?? undefined);
  return title === undefined ? 'Another page' : `“${title}”`;
}

async function otherHolders(paths: readonly WrittenPath[], context: RuleContext): Promise<PathHolder[]> {
  if (paths.length === 0) return [];
  const found = await queryContent<PathHolder[]>(context, holdersQuery, {
    paths: paths.map(({ path }) => path),
  });
  const own = publicId(context.document?._id ?? '');
  return (found ?? []).filter(({ _id }) => publicId(_id) !== own);
}

export async function uniquePaths(value: unknown, context: RuleContext): Promise<true | string> {
  const paths = writtenPaths(value);
  return presentHolder(paths, await otherHolders(paths, context)) ?? true;
}

/** Warns if the path is a former path of another page. */
export async function neverUsedPaths(value: unknown, context: RuleContext): Promise<true | string> {
  const paths = writtenPaths(value);
  return formerHolder(paths, await otherHolders(paths, context)) ?? true;
}

export async function noPageAt(value: unknown, context: RuleContext): Promise<true | string> {
  const address = typeof value === 'string' ? splitAddress(value) : undefined;
  if (!address) return true;
  const holder = presentHolder([address], await otherHolders([address], context));
  return holder === undefined || `${holder} A redirect only works for an address without a page.`;
}

type KnownAddresses = {
  holders: Pick<PathHolder, 'path' | 'formerPaths'>[];
  redirects: string[];
  short: string[];
};

const addressesQuery = `{
  "holders": *[_type in ["page", "article"]]{path, formerPaths},
  "redirects": *[_type == "redirect"].from,
  "short": *[_type == "page" && defined(originalPath)].originalPath
}`;

/** Warns about a link to a path of this site that is neither a page, nor below one, nor a redirect. */
export async function knownAddress(value: unknown, context: RuleContext): Promise<true | string> {
  if (typeof value !== 'string' || !isOwnPath(value)) return true;
  const [pathname = ''] = value.split(/[?#]/);
  const found = await queryContent<KnownAddresses>(context, addressesQuery);
  if (!found) return true;
  const home = languages.map(({ id }) => `/${id}/`);
  const exact = ['/', ...home, ...found.redirects, ...found.short];
  const paths = found.holders.flatMap((holder) => [...writtenPaths(holder.path), ...formerPathsOf(holder)]);
  const pages = paths.map(({ language, path }) => `/${language}${path}`);
  // Properties and filters have addresses below those of their list.
  const isKnown =
    exact.includes(pathname) || pages.some((page) => !home.includes(page) && pathname.startsWith(page));
  return (
    isKnown || 'No page has this address, so the link leads nowhere. Choose a page instead, if there is one.'
  );
}
