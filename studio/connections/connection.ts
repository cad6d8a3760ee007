import { codeWords } from 'schemas/crm-words.ts';
import type {
  ConnectedRecord,
  ConnectionProblem,
  RemovalDecision,
  SeenCode,
  StaffConnection,
} from 'schemas/staff-connection.ts';
import { momentText } from '../content/moment.ts';
import { inStaffLanguage, say, sayCount } from '../locale/say.ts';

/** Says what is wrong and what to do. */
export const problems: Readonly<Record<ConnectionProblem, string>> = {
  'wrong-secret': say('It refuses the login. Whoever runs the site must set the right one.'),
  limited: say('It asks the site to wait, and the site does.'),
  unreachable: say('It cannot be reached. The site tries again by itself.'),
  unreadable: say('It answers something that the site cannot read. The site tries again by itself.'),
  refused: say('It does not do what the site asks. The site tries again by itself.'),
};

/** Outcomes of a run that staff hear about; any other is a success. */
export const runEnds: Readonly<Record<string, string>> = {
  more: say('There is more to fetch: the site goes on by itself.'),
  busy: say('The site is fetching already.'),
  resting: say('It asked the site to wait, and the site does.'),
};

/** Says when it last answered and what the last run brought. */
export function factsOf({ contactAt, lastRun, counts, restsUntil, leadsWaiting }: StaffConnection): string[] {
  const { shown, held, withdrawn, waiting, visits } = counts;
  return [
    contactAt === undefined
      ? say('It has not answered yet.')
      : say('It last answered on {1}.', momentText(contactAt)),
    ...(restsUntil !== undefined && Date.parse(restsUntil) > Date.now()
      ? [say('Asked again on {1}.', momentText(restsUntil))]
      : []),
    say('{1} on the site · {2} held · {3} not for the site · {4} to fetch', shown, held, withdrawn, waiting),
    ...(visits > 0
      ? [sayCount(visits, '{1} appointment in its diary', '{1} appointments in its diary')]
      : []),
    ...(leadsWaiting > 0
      ? [
          sayCount(
            leadsWaiting,
            'One message of a visitor is still to be passed on',
            '{1} messages of visitors are still to be passed on',
          ),
        ]
      : []),
    ...(lastRun
      ? [
          say(
            'Last run, {1}: {2} added · {3} changed · {4} unchanged · {5} gone',
            momentText(lastRun.startedAt),
            lastRun.added,
            lastRun.changed,
            lastRun.unchanged,
            lastRun.gone,
          ),
        ]
      : []),
  ];
}

/** Its title, with its number on the site or else its key in the software. */
export function recordName({ key, recordId, title }: ConnectedRecord): string {
  return [title, recordId ?? key].filter(Boolean).join(' · ');
}

export const missingText = (count: number): string =>
  sayCount(
    count,
    'This home is gone from the software. Is it to leave the site?',
    'These {1} homes are gone from the software. Are they to leave the site?',
  );

export const keptText = (count: number): string =>
  sayCount(
    count,
    'This home is gone from the software and stays on the site.',
    'These {1} homes are gone from the software and stay on the site.',
  );

export function decisionText({ what, records, by, at }: RemovalDecision): string {
  const who = by || say('Someone');
  const when = momentText(at);
  return what === 'removed'
    ? say('{1} let {2} leave the site on {3}.', who, records, when)
    : say('{1} kept {2} on the site on {3}.', who, records, when);
}

/** Names a choice in the agency's words, or else in those of the Studio. */
export function meaningText({ choices }: Pick<SeenCode, 'choices'>, ours: string | null): string {
  if (ours === null) return say('Does not matter');
  const label = choices.find((choice) => choice.ours === ours)?.label;
  return label || inStaffLanguage(codeWords[ours] ?? ours);
}

export function codeName({ title, code }: Pick<SeenCode, 'title' | 'code'>): string {
  const kind = inStaffLanguage(title);
  return code === '' ? say('{1}, where none is named', kind) : say('{1}, code {2}', kind, code);
}
