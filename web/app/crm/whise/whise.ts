import {
  type Connector,
  type Call,
  type Lead,
  type Login,
  type Teller,
  type Message,
  type Told,
  visitKey,
} from '../connector/connector.ts';
import { mapWhise } from './map-whise.ts';
import { mapAppointment } from './whise-visit.ts';
import { whiseCodes } from './whise-codes.ts';
import { openWhise, logInToWhise } from './whise-session.ts';
import { homeCountryId } from 'schemas/country.ts';
import { localeOf } from 'schemas/languages.ts';
import { z } from 'zod';
import { ask, readJson, refusePage } from '../connector/ask.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { isObject, parseJson } from '../connector/read.ts';

const eventSchema = z.object({
  clientId: z.int(),
  officeId: z.int(),
  events: z.array(z.object({ name: z.string(), objectId: z.int() })).max(1000),
});

const ofAppointments: ReadonlySet<string> = new Set(['calendar_created', 'calendar_update']);

const ofEstates: ReadonlySet<string> = new Set([
  'estate_created',
  'estate_update',
  'group_estate_shared',
  'group_estate_unshared',
]);

/** The message has no signature, so it is only a hint. */
function toldBy({ text }: Message, { account, readsVisits }: Login): Told[] | undefined {
  const event = eventSchema.safeParse(parseJson(text));
  if (!event.success) return undefined;
  const { clientId, officeId, events } = event.data;
  if (account !== `${clientId}/${officeId}`) return [];
  return events.flatMap(({ name, objectId }) => {
    const isVisit = readsVisits === true && ofAppointments.has(name);
    if (!isVisit && !ofEstates.has(name)) return [];
    return { key: isVisit ? visitKey(objectId) : String(objectId), at: '', isGone: false };
  });
}

const readWhiseMessage: Connector['readMessage'] = (message, login) =>
  Promise.resolve(toldBy(message, login));

const told = z.object({
  isValidRequest: z.boolean().nullish(),
  validationErrors: z.array(z.unknown()).nullish(),
});

const countries = Object.entries(whiseCodes.country.known);
/** No form asks for a country. */
const home = Number(countries.find(([, ours]) => ours === String(homeCountryId))?.[0]);

/** The office of the property, else that of the account. */
function officeIdOf({ record }: Lead, { account }: Login): number {
  const office = isObject(record) ? record['officeId'] : undefined;
  return typeof office === 'number' ? office : Number(account.split('/')[1]);
}

function contactOf(lead: Lead, login: Login): object {
  const { firstName, lastName, email, phone, language, message, key } = lead;
  return {
    Name: lastName || firstName || email,
    ...(firstName && { FirstName: firstName }),
    PrivateEmail: email,
    ...(phone && { PrivateMobile: phone }),
    CountryId: home,
    LanguageId: localeOf(language),
    OfficeIds: [officeIdOf(lead, login)],
    ...(key !== undefined && { EstateIds: [Number(key)] }),
    Message: message,
    // Nobody agrees to mails of the agency by sending a form.
    AgreementEmail: false,
  };
}

/** The system finds a contact by its e-mail address, so telling one twice makes no second person. */
function tellWhise(login: Login, call: Call): Teller {
  let token = '';
  return {
    logIn: async () => {
      token = await logInToWhise(login, call);
    },
    tell: async (lead) => {
      const response = await ask(
        call,
        `${login.address}/v1/contacts/upsert`,
        {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            Authorization: `Bearer ${token}`,
          },
          body: JSON.stringify(contactOf(lead, login)),
        },
        [401],
      );
      if (!response.ok) throw new CrmProblem('wrong-secret');
      refusePage(response);
      const answer = await readJson(response, told);
      if (answer.isValidRequest === false || (answer.validationErrors?.length ?? 0) > 0)
        throw new CrmProblem('refused');
    },
  };
}

export const whise: Connector = {
  system: 'whise',
  title: 'Whise',
  address: 'https://api.whise.eu',
  fetchedAtOnce: 20,
  codes: whiseCodes,
  open: openWhise,
  openTeller: tellWhise,
  map: mapWhise,
  mapVisit: mapAppointment,
  readMessage: readWhiseMessage,
};
