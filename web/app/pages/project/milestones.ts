import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Project } from '../../properties/property/project.ts';
import { formatMonth } from '../../properties/text/day.ts';

export function projectState({ state, price, availableCount }: Project, t: Translate) {
  return {
    ribbon: state === 'sold-out' ? { kind: 'sold' as const, label: t('project.soldOut') } : undefined,
    price:
      state === 'available'
        ? (price?.text ?? t('property.priceOnRequest'))
        : state === 'coming'
          ? t('project.coming')
          : undefined,
    available: state === 'available' ? t('project.availableCount', { count: availableCount }) : undefined,
  };
}

const completionKind = 'completion';

type Words = { t: Translate; language: LanguageId; now: Date };
type WithMilestones = Pick<Project, 'milestones'>;

const isReached = (day: string, now: Date) => Date.parse(`${day}T00:00:00Z`) <= now.getTime();

export function shownMilestones({ milestones }: WithMilestones, { t, language, now }: Words) {
  return milestones.map(({ label, day }) => {
    const isDone = isReached(day, now);
    const state = t(isDone ? 'project.done' : 'project.planned');
    return { label, month: formatMonth(day, language), isDone, state };
  });
}

/** The month in which the homes will be ready; undefined when it is unknown or in the past. */
export function completionText({ milestones }: WithMilestones, { t, language, now }: Words) {
  const day = milestones.findLast(({ kind }) => kind === completionKind)?.day;
  return day === undefined || isReached(day, now)
    ? undefined
    : t('project.completion', { month: formatMonth(day, language) });
}
