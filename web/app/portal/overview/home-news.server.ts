import { portalPath } from '../../content/paths/portal/portal-path.ts';
import { formatDay, formatWeekday } from '../../properties/text/day.ts';
import { enquiriesAbout, enquiryForms } from '../communications/load-communications.server.ts';
import type { PortalRecord } from '../records/merge-records.server.ts';
import { langOf, readRecords } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';
import { readVisits } from '../visits/read-visits.server.ts';

type Shown = Pick<SectionContext, 'platform' | 'properties' | 'propertyIds' | 'language' | 't'>;

export type HomeNews = ReturnType<Awaited<ReturnType<typeof loadHomeNews>>>;

export async function loadHomeNews(context: Shown) {
  const { platform, propertyIds, language, t } = context;
  const records = await readRecords(context);
  const [visits, enquiries] = await Promise.all([
    readVisits(context, records),
    enquiriesAbout(platform.database, propertyIds, enquiryForms),
  ]);
  return (id: string) => {
    const record = records.find(({ property }) => property.id === id)?.record;
    const visitsIn = (state: string) =>
      visits.filter((visit) => visit.propertyId === id && visit.state === state).length;
    const figure = (label: string, value: number, section: 'visits' | 'communications' | 'documents') => ({
      label,
      value,
      href: portalPath(language, section, { property: id }),
    });
    return {
      nextStep: nextStepOf(record, context),
      words: wordsOf(id, record, context),
      figures: [
        figure(t('portal.figureVisits'), visitsIn('done'), 'visits'),
        figure(t('portal.figurePlanned'), visitsIn('planned'), 'visits'),
        figure(
          t('portal.figureEnquiries'),
          enquiries.filter(({ propertyId }) => propertyId === id).length,
          'communications',
        ),
        figure(
          t('portal.figureDocuments'),
          record?.Documents.filter(({ State }) => State === 'needed').length ?? 0,
          'documents',
        ),
      ],
    };
  };
}

function nextStepOf(record: PortalRecord | undefined, context: Shown) {
  const { t, language } = context;
  const step = record?.NextStep;
  return (
    step && {
      title: t('portal.nextStep'),
      day: step.Date,
      date: formatWeekday(step.Date, language),
      text: step.Text,
      lang: langOf(step.language, context),
    }
  );
}

function wordsOf(id: string, record: PortalRecord | undefined, context: Shown) {
  const { platform, t, language } = context;
  // The later of two on one day was written last.
  const latest = record?.Weeks.toSorted((a, b) => a.Date.localeCompare(b.Date)).at(-1);
  if (!latest) return undefined;
  const broker = platform.importedCatalogue.broker(String(latest.BrokerID), language);
  const name = latest.by ?? broker?.name ?? '';
  return {
    title: t('portal.writesYou', { name }),
    day: latest.Date,
    date: formatDay(latest.Date, language),
    text: latest.Text,
    lang: langOf(latest.language, context),
    more: { href: portalPath(language, 'communications', { property: id }), label: t('portal.allWords') },
  };
}
