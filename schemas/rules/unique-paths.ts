import { languageTitle } from '../languages.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
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

function writtenPaths(value: unknown): WrittenPath[] {
  const items = Array.isArray(value) ? (value as Localized<string>) : [];
  return items.flatMap(({ language, value: path }) => (language && path ? [{ language, path }] : []));
}

const isSame = (one: WrittenPath) => (other: WrittenPath) =>
  one.language === other.language && one.path === other.path;

/** Finds another document with one of these paths, published or draft. */
function presentHolder(paths: readonly WrittenPath[], holders: readonly PathHolder[]): string | undefined {
  for (const path of paths) {
    const holder = holders.find((other) => writtenPaths(other.path).some(isSame(path)));
    if (holder) return `${titleOf(holder)} already uses ${path.path} in ${languageTitle(path.language)}.`;
  }
  return undefined;
}

/** Finds another document with one of these former paths, since a new page would take over its old links. */
function formerHolder(paths: readonly WrittenPath[], holders: readonly PathHolder[]): string | undefined {
  for (const path of paths) {
    const holder = holders.find((other) =>
      (other.formerPaths ?? []).some(
        (former) => former.language === path.language && former.path === path.path,
      ),
    );
    if (holder)
      return `${path.path} is a former path of ${titleOf(holder)}. Old links to it will lead here from now on.`;
  }
  return undefined;
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

/** Validation: a path is unique in its language. */
export async function uniquePaths(value: unknown, context: RuleContext): Promise<true | string> {
  const paths = writtenPaths(value);
  return presentHolder(paths, await otherHolders(paths, context)) ?? true;
}

/** Warning: the path is a former path of another page. */
export async function neverUsedPaths(value: unknown, context: RuleContext): Promise<true | string> {
  const paths = writtenPaths(value);
  return formerHolder(paths, await otherHolders(paths, context)) ?? true;
}

/** Validation: a redirect must not start at an existing page, which would hide it. */
export async function noPageAt(value: unknown, context: RuleContext): Promise<true | string> {
  const address = typeof value === 'string' ? splitAddress(value) : undefined;
  if (!address) return true;
  const holder = presentHolder([address], await otherHolders([address], context));
  return holder === undefined || `${holder} A redirect only works for an address without a page.`;
}
