import { portalPath } from '../../content/paths/portal-path.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { OwnerVisit } from '../../properties/owner-records/owner-visits.ts';
import { formatDay, formatWeekday } from '../../properties/text/day.ts';
import { type Enquiry, enquiriesAbout, enquiryForms } from '../communications/load-communications.server.ts';
import { offersOf } from '../offers/load-offers.server.ts';
import type { PortalRecord } from '../records/merge-records.server.ts';
import { langOfWritten, readRecords } from '../records/read-records.server.ts';
import { loadStages } from '../stages/load-stages.server.ts';
import type { SectionContext } from '../section-context.ts';
import { readVisits } from '../visits/read-visits.server.ts';

/** By which somebody says that they want a property. */
const offerForms: readonly string[] = ['offer-to-buy', 'rental-application'];

type Shown = Pick<SectionContext, 'platform' | 'properties' | 'propertyIds' | 'language' | 't'>;

export type HomeNews = ReturnType<Awaited<ReturnType<typeof loadHomeNews>>>;

export async function loadHomeNews(context: Shown) {
  const { platform, propertyIds, language, t } = context;
  const records = await readRecords(context);
  const [visits, enquiries, offers] = await Promise.all([
    readVisits(context, records),
    enquiriesAbout(platform.database, propertyIds, enquiryForms),
    offersOf(context),
  ]);
  return (id: string) => {
    const record = records.find(({ property }) => property.id === id)?.record;
    const property = context.properties.find((each) => each.id === id);
    const ofHome = visits.filter((visit) => visit.propertyId === id);
    const visitsIn = (state: string) => ofHome.filter((visit) => visit.state === state).length;
    const figure = (label: string, value: number, section: 'visits' | 'communications' | 'documents') => ({
      label,
      value,
      href: portalPath(language, section, { property: id }),
    });
    return {
      stages:
        property &&
        loadStages(
          property,
          {
            events: record?.History ?? [],
            ...firstVisit(ofHome),
            ...firstOffer(
              ofHome,
              [...enquiries.filter(isOffer), ...offers].filter(({ propertyId }) => propertyId === id),
            ),
          },
          context,
        ),
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

const dayOf = ({ start }: OwnerVisit) => start.slice(0, 10);

/** Visits come in order of time. */
function firstVisit(visits: readonly OwnerVisit[]) {
  const first = visits.find(({ state }) => state === 'done');
  return first && { visit: dayOf(first) };
}

const isOffer = ({ form }: Enquiry) => offerForms.includes(form);

/** Made at a visit, on the site, or told by staff. */
function firstOffer(visits: readonly OwnerVisit[], told: readonly { createdAt: Date }[]) {
  const [first] = [
    ...visits.filter(({ reaction }) => reaction === 'offer').map(dayOf),
    ...told.map(({ createdAt }) => belgianDay(createdAt)),
  ].toSorted();
  return first === undefined ? undefined : { offer: first };
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
      lang: langOfWritten(step.language, context),
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
    lang: langOfWritten(latest.language, context),
    more: { href: portalPath(language, 'communications', { property: id }), label: t('portal.allWords') },
  };
}
