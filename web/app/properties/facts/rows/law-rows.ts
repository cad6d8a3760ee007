import type { FactRow } from '../fact-row.ts';
import { type FactValue, plain, term } from '../fact-values.ts';
import type { TermField } from '../../model/terms.ts';
import { mayBeRequested } from '../../law/law.ts';

/** Says that an answer was requested only where the law lets an advertisement appear without it. */
const answer =
  (field: TermField): FactValue =>
  (source) =>
    term(field)(source) ??
    (source.record.PlanningRequestedOn !== undefined && mayBeRequested(source.record, field)
      ? source.t('facts.requested')
      : undefined);

export const waterRows: readonly FactRow[] = [
  { id: 'flood-plot', group: 'facts.water', label: 'facts.floodPlot', value: plain('FloodPlotScore') },
  {
    id: 'flood-building',
    group: 'facts.water',
    label: 'facts.floodBuilding',
    value: plain('FloodBuildingScore'),
  },
  { id: 'flood-zone', group: 'facts.water', label: 'facts.floodZone', value: term('FloodZone') },
];

export const planningRows: readonly FactRow[] = [
  {
    id: 'permit',
    group: 'facts.planning',
    label: 'facts.permit',
    value: answer('Permit'),
    isGood: ({ record: { Permit: permit } }) => permit !== undefined && permit !== 'none',
  },
  { id: 'designation', group: 'facts.planning', label: 'facts.designation', value: answer('Designation') },
  { id: 'lawful-use', group: 'facts.planning', label: 'facts.lawfulUse', value: term('LawfulUse') },
  {
    id: 'summons',
    group: 'facts.planning',
    label: 'facts.summons',
    value: answer('Summons'),
    isGood: ({ record }) => record.Summons === 'none',
  },
  {
    id: 'preemption',
    group: 'facts.planning',
    label: 'facts.preemption',
    value: answer('PreemptionRight'),
    isGood: ({ record }) => record.PreemptionRight === 'none',
  },
  { id: 'heritage', group: 'facts.planning', label: 'facts.heritage', value: term('Heritage') },
  {
    id: 'subdivision',
    group: 'facts.planning',
    label: 'facts.subdivision',
    value: answer('Subdivision'),
    isGood: ({ record }) => record.Subdivision === 'issued',
  },
];
