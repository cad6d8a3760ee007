import { z } from 'zod';
import { loadVisitDays } from '../../../forms/kinds/visit/visit-days.server.ts';
import { propertyFormAddress } from '../../../pages/property-form/load-property-form-page.server.ts';
import type { PageContext } from '../../../content/page-context.ts';
import { propertyPath } from '../../../content/paths/build-path.ts';
import { findHome } from '../home.server.ts';
import { defineTool, NoAnswer, reference } from '../tool.ts';

const noVisits = 'Visits of this home cannot be planned on the site.';

async function daysOf({ platform, site, language }: PageContext, id: string) {
  const days = await loadVisitDays({ platform, site, language }, id);
  if (!days) throw new NoAnswer('The diary cannot be read now; try again in a minute.');
  return days;
}

async function formOf(context: PageContext, id: string): Promise<string> {
  const path = await propertyFormAddress(context, id, 'contact-appointment');
  if (path === undefined) throw new NoAnswer(noVisits);
  return `${context.platform.settings.SITE_URL}${path}`;
}

export const visitTimes = defineTool({
  name: 'free_visit_times',
  title: 'Free times for a visit',
  description:
    'Days and hours at which the broker can show a home, in Belgian time; each time has the moment that prepare_visit takes.',
  input: () => ({ reference }),
  run: async (context, input) => {
    const { id } = await findHome(context, input.reference);
    await formOf(context, id);
    const days = await daysOf(context, id);
    return {
      days: days.map(({ day, label, moments }) => ({
        day,
        label,
        times: moments.map(({ value, label: time }) => ({ time, moment: value })),
      })),
    };
  },
});

/** Holds nothing: the time is taken once a person has sent the form and answered the mail. */
export const prepareVisit = defineTool({
  name: 'prepare_visit',
  title: 'Prepare a visit',
  description:
    'Gives the address of the form for a visit with the time chosen already. Nothing is booked: a person opens it, fills in a name and sends it. Never fill it in for them.',
  input: () => ({
    reference,
    moment: z.string().max(20).describe('Of free_visit_times, such as 2027-01-15T09:00Z.'),
  }),
  run: async (context, { reference: id, moment }) => {
    const property = await findHome(context, id);
    const form = await formOf(context, property.id);
    const days = await daysOf(context, property.id);
    const isFree = days.some(({ moments }) => moments.some(({ value }) => value === moment));
    if (!isFree) throw new NoAnswer('This time is not free; free_visit_times has those that are.');
    return { form: `${form}?${new URLSearchParams({ moment }).toString()}`, isBooked: false };
  },
});

export const prepareQuestion = defineTool({
  name: 'prepare_question',
  title: 'Prepare a question',
  description:
    'Gives the address at which a person asks the broker of a home something, or calls. Nothing is sent.',
  input: () => ({ reference }),
  run: async (context, input) => {
    const { platform, site, language } = context;
    const property = await findHome(context, input.reference);
    const broker = platform.catalogue.broker(property.brokerId, language);
    const page = `${platform.settings.SITE_URL}${propertyPath(site.paths, property, language)}`;
    return { page, ...(broker && { broker: { name: broker.name, phone: broker.phone } }), isSent: false };
  },
});
