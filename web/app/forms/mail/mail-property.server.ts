import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { projectPath, propertyPath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { mainUnits } from '../../properties/property/project.ts';
import { streetLine, townLine } from '../../properties/text/street-line.ts';

export type MailProperty = { reference?: string; name: string; lang?: string | undefined; href: string };

type Links = { paths: PathTable; origin: string; catalogue: Catalogue };

/** Names the street only where the agency publishes it. */
export async function mailProperty(
  id: string,
  language: LanguageId,
  { paths, origin, catalogue }: Links,
): Promise<MailProperty | undefined> {
  const property = await catalogue.find(id, language);
  if (!property) return undefined;
  const { lang, title, mainType, address } = property;
  const street = address && streetLine(address, mainType, language);
  return {
    reference: id,
    name: [title, street, townLine(property)].filter(Boolean).join(', '),
    lang,
    href: `${origin}${propertyPath(paths, property, language)}`,
  };
}

async function mailProject(
  id: string,
  language: LanguageId,
  { paths, origin, catalogue }: Links,
): Promise<MailProperty | undefined> {
  const project = await catalogue.project(id, language);
  const path = project && projectPath(paths, project, language);
  if (!project || path === undefined) return undefined;
  const { name, lang } = project;
  return { name: `${name}, ${townLine(project)}`, lang, href: `${origin}${path}` };
}

type Keepers = { broker: string | undefined; officeId: string };

async function keepersOf(id: string | undefined, catalogue: Catalogue): Promise<Keepers> {
  const language = defaultLanguage;
  const property = id === undefined ? undefined : await catalogue.find(id, language);
  const { brokerId = '', officeId = '' } = property ?? {};
  return { broker: catalogue.broker(brokerId, language)?.email, officeId };
}

/** Those of its first unit, who know the project. */
async function projectKeepers(id: string, catalogue: Catalogue): Promise<Keepers> {
  const [unit] = mainUnits((await catalogue.project(id, defaultLanguage))?.units ?? []);
  return keepersOf(unit?.id, catalogue);
}

type Words = Links & { languages: readonly LanguageId[] };

async function namedIn(
  languages: readonly LanguageId[],
  nameIn: (language: LanguageId) => Promise<MailProperty | undefined>,
) {
  const pairs = languages.map(async (language) => [language, await nameIn(language)] as const);
  const names = new Map(await Promise.all(pairs));
  return (language: LanguageId) => names.get(language);
}

export async function mailSubject(
  { propertyId, projectId }: { propertyId?: string | undefined; projectId?: string | undefined },
  { languages, ...words }: Words,
) {
  if (propertyId !== undefined) {
    const named = await namedIn(languages, (language) => mailProperty(propertyId, language, words));
    return { ...(await keepersOf(propertyId, words.catalogue)), named };
  }
  if (projectId === undefined) return undefined;
  const named = await namedIn(languages, (language) => mailProject(projectId, language, words));
  return { ...(await projectKeepers(projectId, words.catalogue)), named };
}
