import { firstWritten, type LanguageId } from 'schemas/languages.ts';
import { perLanguage, type Site } from '../../content/cms/site.server.ts';
import { latestOn } from '../model/dated.ts';
import { isHome } from '../model/main-type.ts';
import type { Property } from '../property/property.ts';

type Subject = Pick<Property, 'goal' | 'state' | 'mainType' | 'region' | 'energyLabel' | 'costs'>;

/** The two worst classes of Flemish homes, and shops and offices that are not new, until they have a buyer. */
export function renovationDutyOf(property: Subject): 'home' | 'business' | undefined {
  const { goal, state, mainType, region, energyLabel, costs } = property;
  if (goal !== 'sale' || state !== 'available' || region !== 'flanders') return undefined;
  const isPoor = energyLabel?.letter === 'e' || energyLabel?.letter === 'f';
  if (isHome(mainType)) return isPoor ? 'home' : undefined;
  return mainType === 'commercial' && (costs?.tax ?? 'duty') === 'duty' ? 'business' : undefined;
}

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
