import { reasonToKeep } from 'schemas/needed-pages.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { inStaffLanguage, say } from '../locale/say.ts';

type Marker = { level: 'error' | 'warning' | 'info'; message: string };

type ToPublish = {
  hasDraft: boolean;
  markers: readonly Marker[];
  /** Why the site settings prevent publishing; undefined until that is known. */
  reasons: readonly string[] | undefined;
};

/** The same reasons for which the Studio would not publish it now; undefined until they are known. */
export function publishProblems({ hasDraft, markers, reasons }: ToPublish): string[] | undefined {
  if (!hasDraft) return [say('There is no draft to publish: all changes are on the site already.')];
  if (!reasons) return undefined;
  const errors = markers.filter(({ level }) => level === 'error').map(({ message }) => message);
  return [
    ...new Set(errors.map((message) => say('Not complete yet: {1}', inStaffLanguage(message)))),
    ...reasons,
  ];
}

type ToUnpublish = { published: StoredDocument | null; isFixed: boolean };

export function unpublishProblems({ published, isFixed }: ToUnpublish): string[] {
  if (isFixed) return [say('The site cannot do without this document.')];
  if (!published) return [say('It is not published.')];
  const reason = reasonToKeep(published);
  return reason === undefined ? [] : [inStaffLanguage(reason)];
}
