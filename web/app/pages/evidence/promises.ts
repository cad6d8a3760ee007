import type { SiteRows } from './site-rows.ts';
import { dayOf, figureOf, lastRun } from './last-run.ts';

type Promised = { figure: string; tried: string; failed: string };

/** Promises to visitors by the figure that proves each: the count of attempts, and the one that may never rise above none. */
const promises = {
  lost: { figure: '1 killed while forms come in', tried: 'posts', failed: 'thanked for and lost' },
  mail: { figure: '2 mail server down, refusing or hanging', tried: 'submissions', failed: 'taken twice' },
  twice: { figure: '3 repeated at once', tried: 'sent', failed: 'stored too often' },
  outage: { figure: '5 content lake fails', tried: 'pages', failed: 'pages not whole' },
  booked: {
    figure: '16 bookings of one time at once, on D1',
    tried: 'bookings of each',
    failed: 'confirmed beside the first',
  },
  strangers: { figure: '15 another owner’s data', tried: 'requests', failed: 'bytes of the other' },
  crossSite: { figure: '13 cross-site posts', tried: 'requests', failed: 'let in' },
  logs: { figure: '12 and 20 canaries', tried: 'lines of log', failed: 'personal data found in the log' },
  consent: { figure: '18 pages without consent:', tried: 'pages', failed: 'third-party requests' },
  erased: { figure: '19 export and erase', tried: 'exported', failed: 'traces after erasing' },
  law: { figure: 'facts that the law asks for', tried: 'adverts', failed: 'not missed' },
  everyone: { figure: 'axe, pages:', tried: 'pages', failed: 'violations' },
} as const satisfies Record<string, Promised>;

/** Each promise beside what the last run counted. */
export const promiseRows: SiteRows = ({ t, language, run = lastRun }) => {
  const rows = (Object.keys(promises) as (keyof typeof promises)[]).map((id) => {
    const { figure, tried, failed } = promises[id];
    const counted = figureOf(run, figure)?.measured;
    const told = counted
      ? t(`evidence.${id}Counted`, { tried: counted[tried] ?? 0, failed: counted[failed] ?? 0 })
      : t('evidence.notMeasured');
    return [t(`evidence.${id}`), told];
  });
  return [[t('evidence.promise'), t('evidence.measuredOn', { date: dayOf(run, language) })], ...rows];
};
