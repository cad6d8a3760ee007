import type { PolicyReport } from 'schemas/policy-report.ts';
import { say, sayCount, staffLocale } from '../locale/say.ts';

const day = new Intl.DateTimeFormat(staffLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** By the first word of a directive. */
const things = new Map([
  ['script', say('Script')],
  ['style', say('Style sheet')],
  ['img', say('Picture')],
  ['font', say('Font')],
  ['media', say('Video or sound')],
  ['connect', say('Connection')],
  ['frame', say('Frame')],
  ['form', say('Form')],
  ['require', say('Markup inserted by a script')],
  ['trusted', say('Markup inserted by a script')],
]);

/** Of kinds, in place of a host. */
const origins: Readonly<Record<string, string>> = {
  inline: say('written into the page'),
  eval: say('made of text by a script'),
  'wasm-eval': say('made of text by a script'),
  'trusted-types-sink': say('not checked'),
  'trusted-types-policy': say('not checked'),
  data: say('data in an address'),
  blob: say('data in an address'),
};

export function reportTitle({ directive, blocked }: PolicyReport): string {
  if (directive === 'other') return say('Further ones of busy days');
  const thing = things.get(directive.split('-')[0] ?? '') ?? say('Something else');
  return `${thing}: ${origins[blocked] ?? blocked}`;
}

export function reportFacts({ page, lastDay }: PolicyReport): string {
  const last = day.format(new Date(lastDay));
  return page === '' ? say('On other pages, last on {1}.', last) : say('On {1}, last on {2}.', page, last);
}

export function reportCount({ count }: PolicyReport): string {
  return sayCount(count, '{1} time', '{1} times');
}

/** For whoever runs the site: the directive, and the script that wanted it. */
export function reportDetails({ directive, source }: PolicyReport): string {
  if (directive === 'other') return '';
  return [directive, source].filter(Boolean).join(', ');
}
