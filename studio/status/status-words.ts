import type { StatusId, StatusItem, StatusState } from 'schemas/site-status.ts';
import { sourceTitle } from '../imports/import.ts';
import { momentText } from '../content/moment.ts';
import { say, sayCount } from '../locale/say.ts';

type Words = {
  title: string;
  count?: (count: number) => string;
  at?: (moment: string) => string;
  /** Replaces the moment while there is none. */
  never: string;
  /** Explains the problem and says what to do; not shown while all is well. */
  advice: string;
};

export const shownStatusStates = {
  good: { title: say('In order'), tone: 'positive' },
  attention: { title: say('Worth a look'), tone: 'caution' },
  failing: { title: say('Fails'), tone: 'critical' },
} as const satisfies Record<StatusState, object>;

const words: Readonly<Record<StatusId, Words>> = {
  'mail-service': {
    title: say('Mail service'),
    never: say('Sends the e-mails that the site writes.'),
    advice: say('The site has none, so every e-mail waits. Whoever runs the site must set one.'),
  },
  'mail-waiting': {
    title: say('E-mails on their way'),
    count: (count) => sayCount(count, '{1} e-mail is waiting.', '{1} e-mails are waiting.'),
    at: (moment) => say('The last one was sent on {1}.', moment),
    never: say('None has been sent in the last days.'),
    advice: say(
      'The mail service refused one or did not respond. The site tries again by itself for seven hours.',
    ),
  },
  'mail-failed': {
    title: say('E-mails that were given up'),
    count: (count) => sayCount(count, '{1} e-mail was never sent.', '{1} e-mails were never sent.'),
    at: (moment) => say('The last one was given up on {1}.', moment),
    never: say('Every e-mail found its way.'),
    advice: say('Each lead in Leads says whether its e-mail failed, and sends it again.'),
  },
  import: {
    title: say('Property data'),
    count: (count) => sayCount(count, 'The site has {1} property.', 'The site has {1} properties.'),
    at: (moment) => say('They came with the import of {1}.', moment),
    never: say('The site has not noted an import yet.'),
    advice: say(
      'There are no properties, or nothing new has come for a week. Check the export of your software.',
    ),
  },
  'import-run': {
    title: say('Imports'),
    at: (moment) => say('The last good one ended on {1}.', moment),
    never: say('None has come to its good end yet.'),
    advice: say('The last one failed, waits for someone, or is too long ago. Imports says why.'),
  },
  held: {
    title: say('Held records'),
    count: (count) =>
      sayCount(
        count,
        '{1} record is not on the site as it was sent.',
        '{1} records are not on the site as they were sent.',
      ),
    at: (moment) => say('The first one has waited since {1}.', moment),
    never: say('Everything that came is on the site.'),
    advice: say('Imports says why. Repair them in your software, or publish them there in spite of it.'),
  },
  law: {
    title: say('What the law asks for'),
    count: (count) => sayCount(count, '{1} property lacks something.', '{1} properties lack something.'),
    at: (moment) => say('Last looked at on {1}.', moment),
    never: say('Not looked at yet.'),
    advice: say('Properties says which, why, and what to ask for. It is no legal advice.'),
  },
  publish: {
    title: say('Publications'),
    at: (moment) => say('The site last heard of a change on {1}.', moment),
    never: say('The site has not heard of a change yet.'),
    advice: say(
      'Something was published that the site has not heard of. Visitors see it after five minutes at most.',
    ),
  },
  webhook: {
    title: say('Reports of changes'),
    count: (count) => sayCount(count, '{1} report was refused.', '{1} reports were refused.'),
    at: (moment) => say('The last one was refused on {1}.', moment),
    never: say('Each was accepted.'),
    advice: say(
      'They carry a wrong signature. Whoever runs the site must give the site and the webhook the same secret.',
    ),
  },
  content: {
    title: say('Content for an outage'),
    count: (count) => sayCount(count, '{1} result is stored.', '{1} results are stored.'),
    at: (moment) => say('Visitors last got stored content on {1}.', moment),
    never: say('Visitors never needed it.'),
    advice: say(
      'The site cannot reach the content, or could not a short while ago. Visitors see what was published before.',
    ),
  },
  'content-refused': {
    title: say('Content in a wrong form'),
    at: (moment) => say('The site last left some out on {1}.', moment),
    never: say('The site could show all of it.'),
    advice: say(
      'A program stored values that no field of the Studio accepts. The site leaves them out, or shows what was published before. Tell whoever runs the site.',
    ),
  },
  rates: {
    title: say('Rates of costs'),
    count: (count) =>
      sayCount(
        count,
        '{1} rate was not compared with its source in the last six months.',
        '{1} rates were not compared with their sources in the last six months.',
      ),
    never: say('They are in Site settings, under Costs.'),
    advice: say('Compare each with its source, and note the day under “Checked on”.'),
  },
  retention: {
    title: say('Deletion of old data'),
    at: (moment) => say('Last done on {1}.', moment),
    never: say('Not done yet.'),
    advice: say(
      'Nothing is being deleted, perhaps because the clock of the site is wrong. Tell whoever runs the site.',
    ),
  },
  schedule: {
    title: say('Work of every minute'),
    at: (moment) => say('Last done on {1}.', moment),
    never: say('Not done yet.'),
    advice: say('No e-mail is tried again and nothing planned is published. Tell whoever runs the site.'),
  },
};

export function titleOf({ id, source }: StatusItem): string {
  const { title } = words[id];
  return source ? `${title} · ${sourceTitle(source)}` : title;
}

/** Says the count and the last time in one sentence each. */
export function factsOf({ id, state, at, count = 0 }: StatusItem): string {
  const { count: counted, at: happened, never } = words[id];
  const moment = at === undefined || !happened ? never : happened(momentText(at));
  // Omits that nothing is waiting or has failed, but not that there is no property.
  return counted && (count > 0 || state !== 'good') ? `${counted(count)} ${moment}` : moment;
}

export function adviceOf({ id, state }: StatusItem): string | undefined {
  return state === 'good' ? undefined : words[id].advice;
}

export function summaryOf(items: readonly StatusItem[]): string {
  const open = items.filter(({ state }) => state !== 'good').length;
  if (open === 0) return say('The site does all its work.');
  return sayCount(open, '{1} point needs someone.', '{1} points need someone.');
}
