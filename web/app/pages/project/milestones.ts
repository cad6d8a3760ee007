import type { LanguageId } from 'schemas/languages.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { Project } from '../../properties/property/project.ts';
import { formatMonth } from '../../properties/text/day.ts';

type Told = { t: Translate; language: LanguageId };

/** Counts homes apart from what is sold with them. */
function availableText({ home, parking, other }: Project['available'], { t, language }: Told) {
  const counted = [
    home > 0 && t('project.homeCount', { count: home }),
    other > 0 && t('project.otherCount', { count: other }),
    parking > 0 && t('property.parkingCount', { count: parking }),
  ];
  const units = new Intl.ListFormat(languageTag(language)).format(counted.filter((text) => text !== false));
  return t('project.left', { units });
}

type Stated = Pick<Project, 'state' | 'price' | 'available'>;

export function projectState({ state, price, available }: Stated, words: Told) {
  const { t } = words;
  return {
    ribbon: state === 'sold-out' ? { kind: 'sold' as const, label: t('project.soldOut') } : undefined,
    price:
      state === 'available'
        ? (price?.text ?? t('property.priceOnRequest'))
        : state === 'coming'
          ? t('project.coming')
          : undefined,
    available: state === 'available' ? availableText(available, words) : undefined,
  };
}

const completionKind = 'completion';

type Words = Told & { now: Date };
type WithMilestones = Pick<Project, 'milestones'>;

const isReached = (day: string, now: Date) => day <= belgianDay(now);
const isThisMonth = (day: string, now: Date) => day.slice(0, 7) === belgianDay(now).slice(0, 7);

export function shownMilestones({ milestones }: WithMilestones, { t, language, now }: Words) {
  return milestones.map(({ label, lang, day }) => {
    const isDone = isReached(day, now);
    const month = !isDone && isThisMonth(day, now) ? t('project.thisMonth') : formatMonth(day, language);
    return { label, lang, month, isDone, state: t(isDone ? 'project.done' : 'project.planned') };
  });
}

export function completionText({ milestones }: WithMilestones, { t, language, now }: Words) {
  const day = milestones.findLast(({ kind }) => kind === completionKind)?.day;
  if (day === undefined) return undefined;
  const month = formatMonth(day, language);
  if (isReached(day, now)) return t('project.completed', { month });
  return isThisMonth(day, now) ? t('project.completionThisMonth') : t('project.completion', { month });
}
