import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { fontPairs } from 'schemas/font-pairs.ts';
import { isLanguageId } from 'schemas/languages.ts';
import { email } from '../../seed/agencies/agency.ts';

export type Answers = Record<(typeof questions)[number]['name'], string>;

type Given = Partial<Record<string, string>>;

type Question = {
  name: string;
  text: string;
  fallback: (given: Given) => string;
  problem: (answer: string, given: Given) => string | undefined;
};

const isFilled = (answer: string) => (answer === '' ? 'Something must be said here.' : undefined);

const matches = (pattern: RegExp, sentence: string) => (answer: string) =>
  pattern.test(answer) ? undefined : sentence;

const optional =
  (check: Question['problem']): Question['problem'] =>
  (answer, given) =>
    answer === '' ? undefined : check(answer, given);

/** `Immo Nova` as `immo-nova`, which names its folder and what is deployed. */
export function slugOf(name: string): string {
  const letters = name.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFD');
  return letters
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export const languagesIn = (answer: string) => answer.split(/\s*,\s*/);

function languageProblem(answer: string): string | undefined {
  const ids = languagesIn(answer);
  const known = ids.every(isLanguageId) && new Set(ids).size === ids.length;
  return known ? undefined : 'Name some of nl, fr, en and de, each once, such as "fr,nl".';
}

const fontIds = fontPairs.map(({ value }) => value);

const fontLines = fontPairs.map(({ title, value }) => `  ${value.padEnd(32)}${title}`);

const questions = [
  {
    name: 'name',
    text: 'What is the agency called?',
    fallback: () => 'Immo Nova',
    problem: (answer: string) =>
      slugOf(answer) === '' ? 'The name must have a letter or a digit.' : undefined,
  },
  {
    name: 'languages',
    text: 'Which languages does its site speak, the first one first? (nl, fr, en, de)',
    fallback: () => 'nl,fr,en',
    problem: languageProblem,
  },
  {
    name: 'street',
    text: 'Street and number of the main office?',
    fallback: () => 'Stationsstraat 1',
    problem: isFilled,
  },
  {
    name: 'town',
    text: 'Its postal code and town?',
    fallback: () => '9000 Gent',
    problem: matches(/^\d{4,5} \S/, 'Write both, such as 9000 Gent.'),
  },
  {
    name: 'phone',
    text: 'Its telephone, with the country code?',
    fallback: () => '+32 9 000 00 00',
    problem: matches(/^\+\d[\d ]{7,18}$/, 'Write it with the country code, such as +32 9 000 00 00.'),
  },
  {
    name: 'email',
    text: 'The address for mail?',
    fallback: ({ name = '' }) => `info@${slugOf(name).replaceAll('-', '')}.example`,
    problem: (answer: string) =>
      email.safeParse(answer).success ? undefined : 'That is not an e-mail address.',
  },
  {
    name: 'companyNumber',
    text: 'Its company number? (empty: later)',
    fallback: () => '',
    problem: optional(matches(/^[01]\d{3}\.\d{3}\.\d{3}$/, 'It looks like 0123.456.789.')),
  },
  {
    name: 'brokerNumber',
    text: 'Its BIV or IPI number? (empty: later)',
    fallback: () => '',
    problem: optional(matches(/^\d{3} ?\d{3}$/, 'It has six digits.')),
  },
  {
    name: 'accent',
    text: 'The colour of buttons and links?',
    fallback: () => '#1f5c66',
    problem: matches(/^#[0-9a-f]{6}$/i, 'Write it as #1f5c66.'),
  },
  {
    name: 'fonts',
    text: `Which typefaces?\n${fontLines.join('\n')}\n `,
    fallback: () => 'newsreader-figtree',
    problem: (answer: string) =>
      fontIds.some((id) => id === answer) ? undefined : `There are ${fontIds.join(', ')}.`,
  },
] as const satisfies readonly Question[];

/**
 * From options such as `--name "Immo Nova"`; with `--yes` the others are the defaults, else they are asked for.
 * @throws Error for an answer on the command line that makes no sense
 */
export async function readAnswers(args: readonly string[]): Promise<Answers & { isStarted: boolean }> {
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({
    args: [...args],
    options: { ...options, yes: { type: 'boolean' }, 'no-start': { type: 'boolean' } },
  });
  const given: Given = {};
  const terminal = values.yes ? undefined : createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const { name, text, fallback, problem } of questions as readonly Question[]) {
      const typed = (values as Given)[name];
      const usual = fallback(given);
      let answer = typed ?? (terminal ? await ask(terminal, text, usual) : usual);
      for (let wrong = problem(answer, given); wrong !== undefined; wrong = problem(answer, given)) {
        if (typed !== undefined || !terminal) throw new Error(`--${name} "${answer}": ${wrong}`);
        console.log(`  ${wrong}`);
        answer = await ask(terminal, text, usual);
      }
      given[name] = answer;
    }
  } finally {
    terminal?.close();
  }
  return { ...(given as Answers), isStarted: values['no-start'] !== true };
}

async function ask(
  terminal: ReturnType<typeof createInterface>,
  text: string,
  usual: string,
): Promise<string> {
  const shown = usual === '' ? '' : ` [${usual}]`;
  const ended = new AbortController();
  const end = () => ended.abort();
  terminal.once('close', end);
  try {
    return (await terminal.question(`${text}${shown} `, { signal: ended.signal })).trim() || usual;
  } catch {
    throw new Error('\nNot all was answered, so nothing was written. With --yes nothing is asked.');
  } finally {
    terminal.off('close', end);
  }
}
