import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { projectPath, propertyPath } from '../../paths/build-path.ts';
import type { PathTable } from '../../paths/path-table.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { mainUnits } from '../../properties/model/project.ts';
import { streetLine } from '../../properties/text/street-line.ts';

/** A property, or a project, which has no reference. */
export type MailProperty = { reference?: string; name: string; href: string };

/** Names the street only where the agency publishes it. */
export function mailProperty(
  id: string,
  language: LanguageId,
  { paths, origin }: { paths: PathTable; origin: string },
): MailProperty | undefined {
  const property = catalogue.find(id, language);
  if (!property) return undefined;
  const { title, mainType, address, zip, city } = property;
  const street = address && streetLine(address, mainType, language);
  return {
    reference: id,
    name: [title, street, `${zip} ${city}`].filter(Boolean).join(', '),
    href: `${origin}${propertyPath(paths, property, language)}`,
  };
}

/** Undefined while no page lists projects. */
function mailProject(
  id: string,
  language: LanguageId,
  { paths, origin }: { paths: PathTable; origin: string },
): MailProperty | undefined {
  const project = catalogue.project(id, language);
  const path = project && projectPath(paths, project, language);
  if (!project || path === undefined) return undefined;
  const { name, zip, city } = project;
  return { name: `${name}, ${zip} ${city}`, href: `${origin}${path}` };
}

function brokerEmail(id: string, language: LanguageId): string | undefined {
  const property = catalogue.find(id, language);
  return property && catalogue.broker(property.brokerId, language)?.email;
}

/** The broker of its first unit, who knows the project. */
function projectBrokerEmail(id: string, language: LanguageId): string | undefined {
  const [unit] = mainUnits(catalogue.project(id, language)?.units ?? []);
  return unit && brokerEmail(unit.id, language);
}

/** The broker of a property or project, and its name and link in a language; undefined for neither. */
export function mailSubject(
  { propertyId, projectId }: { propertyId?: string | undefined; projectId?: string | undefined },
  words: { paths: PathTable; origin: string },
) {
  if (propertyId !== undefined) {
    const named = (language: LanguageId) => mailProperty(propertyId, language, words);
    return { broker: brokerEmail(propertyId, defaultLanguage), named };
  }
  if (projectId === undefined) return undefined;
  const named = (language: LanguageId) => mailProject(projectId, language, words);
  return { broker: projectBrokerEmail(projectId, defaultLanguage), named };
}
