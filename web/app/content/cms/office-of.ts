import type { OfficeContent, SiteContent } from './content.ts';

export function officeOf(
  { offices }: Pick<SiteContent, 'offices'>,
  { officeId }: { officeId: string },
): OfficeContent | undefined {
  return offices.find(({ _id }) => _id === officeId);
}
