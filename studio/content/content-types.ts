import { documents, singletons } from 'schemas/index.ts';

/** Not edited by hand, or seen by colleagues only. */
const storedTypes = ['draftLink', 'publicationRequest', 'schedule', 'pageTemplate'];

/** Types of the documents that editors publish. */
export const contentTypes: readonly string[] = [...documents, ...singletons]
  .map(({ name }) => name)
  .filter((name) => !storedTypes.includes(name));

export function isContentType(type: string): boolean {
  return contentTypes.includes(type);
}
