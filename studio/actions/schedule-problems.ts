import { inStaffLanguage, say } from '../locale/say.ts';

type Marker = { level: 'error' | 'warning' | 'info'; message: string };

type ToPublish = {
  hasDraft: boolean;
  markers: readonly Marker[];
  /** Why the site settings prevent publishing. */
  reasons: readonly string[];
};

/** The same reasons for which the Studio would not publish it now. */
export function publishProblems({ hasDraft, markers, reasons }: ToPublish): string[] {
  if (!hasDraft) return [say('There is no draft to publish: all changes are on the site already.')];
  const errors = markers.filter(({ level }) => level === 'error').map(({ message }) => message);
  return [
    ...new Set(errors.map((message) => say('Not complete yet: {1}', inStaffLanguage(message)))),
    ...reasons,
  ];
}

export function unpublishProblems(document: { isPublished: boolean; isFixed: boolean }): string[] {
  if (document.isFixed) return [say('The site cannot do without this document.')];
  return document.isPublished ? [] : [say('It is not published.')];
}
