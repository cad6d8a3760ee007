import { belgianDay } from '../../platform/belgian-time.ts';
import { formatDay } from '../../properties/text/day.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';
import type { TextNameWith } from '../../properties/facts/fact-values.ts';
import type { Goal } from '../../properties/property/property.ts';

type Stage = {
  title: TextNameWith<never>;
  /** Codes of events in the agency's software that begin it. */
  events: readonly string[];
  /** Known to the site by itself. */
  fact?: 'published' | 'visit' | 'offer' | 'agreement';
};

const begun = [
  { title: 'portal.stageMandate', events: ['mandate'] },
  { title: 'portal.stagePreparation', events: ['photographs'] },
  { title: 'portal.stageOnline', events: ['for-sale', 'for-rent'], fact: 'published' },
  { title: 'portal.stageVisits', events: [], fact: 'visit' },
] as const satisfies readonly Stage[];

const stages = {
  sale: [
    ...begun,
    { title: 'portal.stageOffer', events: ['under-offer'], fact: 'offer' },
    { title: 'portal.stageAgreement', events: ['sold'], fact: 'agreement' },
    { title: 'portal.stageDeed', events: ['deed'] },
  ],
  rent: [
    ...begun,
    { title: 'portal.stageCandidate', events: ['under-offer'], fact: 'offer' },
    { title: 'portal.stageLease', events: ['rented'], fact: 'agreement' },
  ],
} as const satisfies Record<Goal, readonly Stage[]>;

/** ISO days, or `undated` for what happened on a day that nobody noted. */
type SaleFacts = Partial<Record<NonNullable<Stage['fact']>, string>> & {
  events: readonly { Date: string; Kind: string }[];
};

const undated = 'undated';

type ReachedStage = {
  title: Stage['title'];
  /** Undefined while it is still to come. */
  day: string | undefined;
  isNow: boolean;
};

/** A stage that a later one implies was reached, too, on a day that may be unknown. */
export function stagesOf(goal: Goal, { events, ...facts }: SaleFacts, today: string): ReachedStage[] {
  const days = stages[goal].map((stage: Stage) => {
    const told = events.flatMap(({ Date: day, Kind }) => (stage.events.includes(Kind) ? [day] : []));
    const known = stage.fact === undefined ? undefined : facts[stage.fact];
    const [first] = [...told, ...(known === undefined || known === undated ? [] : [known])]
      .filter((day) => day <= today)
      .toSorted();
    return first ?? (known === undated ? undated : undefined);
  });
  const last = days.findLastIndex((day) => day !== undefined);
  return stages[goal].map(({ title }, index) => ({
    title,
    day: index <= last ? (days[index] ?? undated) : undefined,
    isNow: index === last,
  }));
}

export type StagesData = NonNullable<ReturnType<typeof loadStages>>;

type Shown = Pick<SectionContext, 'platform' | 'language' | 't'>;

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
