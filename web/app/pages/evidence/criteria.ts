import { figureOf, type Run } from './last-run.ts';

type Level = 'a' | 'aa';

/** The success criteria of WCAG 2.2 with their anchors, except 4.1.1, which is obsolete and always met. */
const criteria: Readonly<Record<Level, readonly string[]>> = {
  a: [
    ...['1.1.1 non-text-content', '1.2.1 audio-only-and-video-only-prerecorded'],
    ...['1.2.2 captions-prerecorded', '1.2.3 audio-description-or-media-alternative-prerecorded'],
    ...['1.3.1 info-and-relationships', '1.3.2 meaningful-sequence', '1.3.3 sensory-characteristics'],
    ...['1.4.1 use-of-color', '1.4.2 audio-control', '2.1.1 keyboard', '2.1.2 no-keyboard-trap'],
    ...['2.1.4 character-key-shortcuts', '2.2.1 timing-adjustable', '2.2.2 pause-stop-hide'],
    ...['2.3.1 three-flashes-or-below-threshold', '2.4.1 bypass-blocks', '2.4.2 page-titled'],
    ...['2.4.3 focus-order', '2.4.4 link-purpose-in-context', '2.5.1 pointer-gestures'],
    ...['2.5.2 pointer-cancellation', '2.5.3 label-in-name', '2.5.4 motion-actuation'],
    ...['3.1.1 language-of-page', '3.2.1 on-focus', '3.2.2 on-input', '3.2.6 consistent-help'],
    ...['3.3.1 error-identification', '3.3.2 labels-or-instructions', '3.3.7 redundant-entry'],
    '4.1.2 name-role-value',
  ],
  aa: [
    ...['1.2.4 captions-live', '1.2.5 audio-description-prerecorded', '1.3.4 orientation'],
    ...['1.3.5 identify-input-purpose', '1.4.3 contrast-minimum', '1.4.4 resize-text'],
    ...['1.4.5 images-of-text', '1.4.10 reflow', '1.4.11 non-text-contrast', '1.4.12 text-spacing'],
    ...['1.4.13 content-on-hover-or-focus', '2.4.5 multiple-ways', '2.4.6 headings-and-labels'],
    ...['2.4.7 focus-visible', '2.4.11 focus-not-obscured-minimum', '2.5.7 dragging-movements'],
    ...['2.5.8 target-size-minimum', '3.1.2 language-of-parts', '3.2.3 consistent-navigation'],
    ...['3.2.4 consistent-identification', '3.3.3 error-suggestion'],
    ...['3.3.4 error-prevention-legal-financial-data', '3.3.8 accessible-authentication-minimum'],
    '4.1.3 status-messages',
  ],
};

/** Test runs with the figure each records and the criteria it judges in part or in full. */
export const checks = {
  axePages: {
    figure: 'axe, pages:',
    tried: 'pages',
    failed: 'violations',
    tool: 'axe on every kind of page, in light and dark',
    // Criteria of the rules that axe runs by default, which leave out those for 1.3.4, 2.5.3 and 2.5.8.
    judges: [
      ...['1.1.1', '1.3.1', '1.3.5', '1.4.1', '1.4.3', '1.4.4', '1.4.12', '2.1.1', '2.2.1', '2.2.2'],
      ...['2.4.1', '2.4.2', '2.4.4', '3.1.1', '3.1.2', '3.3.2', '4.1.2'],
    ],
  },
  axeStates: {
    figure: 'axe, states:',
    tried: 'pages',
    failed: 'violations',
    tool: 'axe with menus, filters, pictures and questions open',
    judges: ['1.3.1', '1.4.3', '2.4.4', '4.1.2'],
  },
  zoom: {
    figure: 'narrow or spaced text:',
    tried: 'pages',
    failed: 'cut off',
    tool: 'every page at 320 pixels, which is 400 %, and with spaced text',
    judges: ['1.4.4', '1.4.10', '1.4.12'],
  },
  keyboard: {
    figure: 'keyboard alone:',
    tried: 'forms',
    failed: 'not completed',
    tool: 'every form filled in, corrected and sent by keyboard alone',
    judges: ['2.1.1', '2.1.2', '2.4.3', '3.3.1', '3.3.3'],
  },
  html: {
    figure: 'html-validate',
    tried: 'pages',
    failed: 'errors',
    tool: 'html-validate on every page',
    judges: [],
  },
} as const satisfies Record<string, Check>;

type Check = { figure: string; tried: string; failed: string; tool: string; judges: readonly string[] };

export type CheckId = keyof typeof checks;

export const checkIds = Object.keys(checks) as CheckId[];

/** Undefined if the run did not count it. */
export function countedBy(run: Run, { figure, tried, failed }: Check) {
  const counted = figureOf(run, figure);
  if (!counted) return undefined;
  const { measured, verdict, found = [], parts = [] } = counted;
  return {
    tried: Number(measured[tried] ?? 0),
    failed: Number(measured[failed] ?? 0),
    isMet: verdict === 'met',
    found,
    parts,
  };
}

export type Finding = {
  level: Level;
  criterion: string;
  place: string;
  outcome: 'passed' | 'failed' | 'untested';
  notes: string;
};

/** Lists every criterion with the run's findings, even if there are none. */
export function findingsOf(run: Run): Finding[] {
  return (['a', 'aa'] as const).flatMap((level) =>
    criteria[level].map((line): Finding => {
      const [criterion = '', place = ''] = line.split(' ');
      const told = Object.values<Check>(checks)
        .filter(({ judges }) => judges.includes(criterion))
        .flatMap((check) => {
          const counted = countedBy(run, check);
          if (!counted) return [];
          const { tried, failed, isMet } = counted;
          return [
            { isMet, text: `${check.tool}: ${String(failed)} faults, ${check.tried}: ${String(tried)}` },
          ];
        });
      const isPassed = told.every(({ isMet }) => isMet);
      return {
        level,
        criterion,
        place,
        outcome: told.length === 0 ? 'untested' : isPassed ? 'passed' : 'failed',
        notes: told.length === 0 ? 'Not evaluated.' : `${told.map(({ text }) => text).join('; ')}.`,
      };
    }),
  );
}
