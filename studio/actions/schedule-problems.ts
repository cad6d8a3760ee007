import { inStaffLanguage, say } from '../locale/say.ts';

type Marker = { level: 'error' | 'warning' | 'info'; message: string };

type ToPublish = {
  hasDraft: boolean;
  markers: readonly Marker[];
  /** True when the site settings forbid publishing what is not translated. */
  isIncomplete: boolean;
};

/** The same reasons for which the Studio would not publish it now. */
export function publishProblems({ hasDraft, markers, isIncomplete }: ToPublish): string[] {
  if (!hasDraft) return [say('There is no draft to publish: all changes are on the site already.')];
  const errors = markers.filter(({ level }) => level === 'error').map(({ message }) => message);
  return [
    ...new Set(errors.map((message) => say('Not complete yet: {1}', inStaffLanguage(message)))),
    ...(isIncomplete ? [say('Translations are missing, and the site settings require them.')] : []),
  ];
}

export function unpublishProblems(document: { isPublished: boolean; isFixed: boolean }): string[] {
  if (document.isFixed) return [say('The site cannot do without this document.')];
  return document.isPublished ? [] : [say('It is not published.')];
}
