import { catalogue } from '../../properties/catalogue/catalogue.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { SubmitContext } from './submit-context.ts';

type Subject = { propertyId?: string; projectId?: string };

/** The property or project that a form is about. */
export function subjectOf(
  { propertyId, projectId }: SubmitContext,
  { isAboutProperty, isAboutProject }: FormDefinition,
): Subject {
  if (isAboutProperty && propertyId) return { propertyId };
  return isAboutProject && projectId ? { projectId } : {};
}

/** The status of a form whose property or project is missing, gone or not to be asked about. */
export async function missingSubject(
  { propertyId, projectId, language }: SubmitContext,
  { isAboutProperty, isAboutProject, accepts }: FormDefinition,
): Promise<400 | 404 | 409 | 410 | undefined> {
  if (isAboutProject) {
    if (projectId === undefined) return 400;
    if (catalogue.isProjectGone(projectId)) return 410;
    return (await catalogue.project(projectId, language)) ? undefined : 404;
  }
  if (!isAboutProperty) return undefined;
  if (propertyId === undefined) return 400;
  if (catalogue.state(propertyId) === 'gone') return 410;
  const property = await catalogue.find(propertyId, language);
  if (!property) return 404;
  return accepts?.(property) === false ? 409 : undefined;
}
