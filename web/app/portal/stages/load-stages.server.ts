import { belgianDay } from '../../platform/belgian-time.ts';
import { formatDay } from '../../properties/text/day.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';
import { type SaleFacts, stagesOf, undated } from './sale-stages.ts';

export type StagesData = NonNullable<ReturnType<typeof loadStages>>;

type Shown = Pick<SectionContext, 'platform' | 'language' | 't'>;

/** Undefined for a property of which nothing is known. */
export function loadStages(
  { id, goal, ribbon, publishedOn }: PortalProperty,
  facts: Omit<SaleFacts, 'published' | 'agreement'>,
  { platform, language, t }: Shown,
) {
  const isAgreed = ribbon?.kind === 'sold' || ribbon?.kind === 'rented';
  const known = {
    ...facts,
    ...(publishedOn && { published: publishedOn }),
    ...(isAgreed && { agreement: undated }),
  };
  const stages = stagesOf(goal, known, belgianDay(platform.clock()));
  if (stages.every(({ day }) => day === undefined)) return undefined;
  return {
    id: `stages-${id}`,
    title: t(goal === 'sale' ? 'portal.stagesSale' : 'portal.stagesRent'),
    stages: stages.map(({ title, day, isNow }) => ({
      title: t(title),
      day: day === undated ? undefined : day,
      date:
        day === undefined
          ? t('portal.stageAhead')
          : day === undated
            ? t('portal.stageUndated')
            : formatDay(day, language),
      isReached: day !== undefined,
      mark: isNow ? t('portal.stageNow') : undefined,
    })),
  };
}
