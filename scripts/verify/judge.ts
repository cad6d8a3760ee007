/** The counts of a test, or under `not measured` the reason why this machine has none. */
export type Figure = { figure: string; measured: Record<string, string | number> };

/**
 * Figures that tests record, and what they must count; a name that ends in ":" stands for every figure that begins so. Times
 * are printed only, because they depend on the machine.
 */
export const musts: Readonly<Record<string, string>> = {
  '1 killed while forms come in': 'posts ≥ 1000, kills ≥ 5, thanked for and lost = 0',
  '1 killed while mails leave': 'kills ≥ 5, mails lost = 0',
  '1 two sites over one database': 'posts ≥ 600, stored ≥ 600',
  '1 rolling update': 'posts ≥ 80, stored ≥ 80',
  '2 mail server down, refusing or hanging': 'submissions ≥ 150, stored ≥ 150, taken twice = 0',
  '3 repeated at once': 'sent ≥ 200, stored too often = 0, mailed too often = 0',
  '3 twenty at once:': 'stored = 1, different responses = 0',
  '4 database gone': 'forms sent ≥ 10',
  '4 database unavailable': 'answer = 503, stored during the outage = 0, stored once it is back ≥ 1',
  '4 database read-only': 'thanked for and lost = 0, pages not whole = 0',
  '4 disk full': 'thanked for and lost = 0, pages not whole = 0',
  '5 content lake fails': 'pages ≥ 60, faults ≥ 8, pages not whole = 0',
  '6 naughty strings:': 'typed ≥ 460, responses of 500 and more = 0',
  '7 malformed bodies': 'sent ≥ 10000, stored = 0',
  '8 script in fields and addresses': 'texts shown ≥ 100, executed = 0',
  '9 hostile mail fields:': 'mails ≥ 20, texts that add recipients or headers = 0',
  '10 open redirects': 'payloads ≥ 200, off-site = 0',
  '11 preview addresses': 'addresses ≥ 40, drafts or marks = 0',
  '12 and 20 canaries':
    'secrets found = 0, personal data found in the log = 0, errors without a request id = 0',
  '13 cross-site posts': 'requests ≥ 500, let in = 0',
  '13 staff requests from elsewhere': 'sent ≥ 10, let in = 0',
  '13 staff paths': 'let in = 0',
  '13 logins of owners': 'logins ≥ 60, ids taken over = 0',
  '13 ended sessions of owners': 'still open = 0',
  '14 login and reset:': 'known and unknown differ = 0',
  '14 wrong passwords': 'before 429 ≤ 10, others refused = 0',
  '15 another owner’s data': 'requests ≥ 500, bytes of the other = 0, not no-store = 0',
  '16 bookings of one time at once, on D1':
    'bookings of each ≥ 50, confirmed beside the first = 0, told that it is full ≥ 49',
  '17 security headers': 'responses ≥ 800, faults = 0',
  '18 pages without consent:': 'pages ≥ 12, third-party requests = 0, kept without need = 0',
  '19 export and erase': 'traces after erasing = 0, files left = 0',
  '19 erased by address': 'places left = 0',
  '19 cells of a spreadsheet': 'read ≥ 10000, that begin a formula = 0',
  'pictures of an import': 'copied ≥ 5000, fetched again = 0',
  'facts that the law asks for': 'adverts ≥ 5000, not missed = 0, false alarms = 0',
  'histories of records': 'run ≥ 10000, that end otherwise = 0',
  overload:
    'forms lost = 0, requests cut off = 0, pages not whole afterwards = 0, memory added by the second time (%) ≤ 20',
  'clock jumps': 'submissions lost = 0',
  'axe:': 'pages ≥ 1, violations = 0',
  'narrow or spaced text:': 'pages ≥ 50, cut off = 0',
  'html-validate': 'pages ≥ 150, errors = 0',
  vnu: 'pages ≥ 150, errors = 0',
  'first load:': 'requests ≤ 25',
  'script before the first touch (KB, gzip)': '',
};

type Verdict = 'met' | 'missed' | 'not measured' | 'not run';

export type Judged = { verdict: Verdict; line: string };

const holds = {
  '=': (value: number, bound: number) => value === bound,
  '≥': (value: number, bound: number) => value >= bound,
  '≤': (value: number, bound: number) => value <= bound,
} as const;

function judgeFigure({ figure, measured }: Figure, must: string): Judged {
  if ('not measured' in measured)
    return { verdict: 'not measured', line: `${figure}: ${String(measured['not measured'])}` };
  const missed = must.split(', ').filter((bound) => {
    const [, name = '', sign = '=', number] = /^(.+) ([=≥≤]) (\d+)$/.exec(bound) ?? [];
    const value = measured[name];
    return name !== '' && !(typeof value === 'number' && holds[sign as '='](value, Number(number)));
  });
  const counts = Object.entries(measured).map(([name, value]) => `${name} ${String(value)}`);
  const line = `${figure}: ${counts.join(' · ')}`;
  return missed.length === 0
    ? { verdict: 'met', line }
    : { verdict: 'missed', line: `${line} (must: ${missed.join(', ')})` };
}

/** Judges each figure that must be there; one that no test has recorded is not run. */
export function judge(figures: readonly Figure[], table = musts): Judged[] {
  return Object.entries(table).flatMap(([name, must]): Judged[] => {
    const isOne = ({ figure }: Figure) => (name.endsWith(':') ? figure.startsWith(name) : figure === name);
    const recorded = figures.filter(isOne).map((each) => judgeFigure(each, must));
    return recorded.length > 0 ? recorded : [{ verdict: 'not run', line: name }];
  });
}
