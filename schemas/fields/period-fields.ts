import { defineField } from '@sanity/types';
import { timeZone } from '../country.ts';
import { localeOf } from '../languages.ts';
import { periodState, type ShownPeriod } from '../shown-period.ts';
import { laterThan } from '../rules/times.ts';
import { sibling } from './sibling.ts';

/** Shows and reads times in the agency's time zone, wherever the editor is. */
const belgianTime = { displayTimeZone: timeZone, allowTimeZoneSwitch: false, timeStep: 15 };

/** Times from and until which something is shown. */
export function periodFields({ group }: { group?: string } = {}) {
  const inGroup = group === undefined ? {} : { group };
  return [
    defineField({
      name: 'showFrom',
      title: 'From',
      description: 'Visitors see it from this moment on, in Belgian time. Leave empty to show it at once.',
      type: 'datetime',
      options: belgianTime,
      ...inGroup,
    }),
    defineField({
      name: 'showUntil',
      title: 'Until',
      description: 'Visitors no longer see it from this moment on, in Belgian time. Leave empty for no end.',
      type: 'datetime',
      options: belgianTime,
      validation: (rule) => [
        rule.custom((until, { parent }) => laterThan(until, sibling(parent, 'showFrom'))),
        rule.custom((until) => notOver(until, new Date())).warning(),
      ],
      ...inGroup,
    }),
  ];
}

export function notOver(until: string | undefined, now: Date): true | string {
  const isOver = periodState({ showUntil: until }, now) === 'over';
  return !isOver || 'This moment has passed, so visitors do not see it any more.';
}

const moment = new Intl.DateTimeFormat(localeOf('en'), {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

export function periodNote(period: ShownPeriod, now: Date): string | undefined {
  const state = periodState(period, now);
  if (state === 'over') return 'no longer shown';
  if (state === 'coming') return `from ${momentText(period.showFrom)}`;
  return period.showUntil ? `until ${momentText(period.showUntil)}` : undefined;
}

function momentText(iso: string | null | undefined): string {
  const instant = new Date(iso ?? '');
  return Number.isNaN(instant.getTime()) ? '…' : moment.format(instant);
}
