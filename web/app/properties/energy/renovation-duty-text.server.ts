import { firstWritten, type LanguageId } from 'schemas/languages.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import { latestOn } from '../model/dated.ts';
import { renovationDutyOf } from './renovation-duty.ts';

/** The duty of a buyer in the words that editors gave it for an ISO day. */
export function renovationDutyText(
  { content }: Pick<Site, 'content'>,
  property: Parameters<typeof renovationDutyOf>[0],
  { day, language }: { day: string; language: LanguageId },
): string | undefined {
  const duty = renovationDutyOf(property);
  const words = duty && latestOn(content.settings?.renovationDuties ?? [], day);
  const texts = perLanguage((duty === 'business' ? words?.businessText : words?.text) ?? null);
  return firstWritten(language, (each) => texts[each]);
}
