import type { OfficeContent, SiteContent } from './content.ts';

/** The office that looks after a property; undefined where its record names none, or one that is not published. */
export function officeOf(
  { offices }: Pick<SiteContent, 'offices'>,
  { officeId }: { officeId: string },
): OfficeContent | undefined {
  return offices.find(({ _id }) => _id === officeId);
}
