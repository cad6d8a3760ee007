import type { Connector, Call, Lead, Login, Teller } from '../connector/connector.ts';
import { mapOmnicasa } from './map-omnicasa.ts';
import { omnicasaCodes } from './omnicasa-codes.ts';
import { openOmnicasa, languageIds, speakOmnicasa } from './omnicasa-session.ts';
import { z } from 'zod';
import { isObject } from '../connector/read.ts';

/** The office of the property; without one, the account decides. */
function siteOf({ record }: Lead): { SiteId?: number } {
  const site = isObject(record) ? record['SiteID'] : undefined;
  return typeof site === 'number' ? { SiteId: site } : {};
}

function contactOf(lead: Lead): object {
  const { number, firstName, lastName, email, phone, language, message, key } = lead;
  return {
    Name: lastName || firstName || email,
    ...(firstName && { FirstName: firstName }),
    Email: email,
    ...(phone && { PhoneNumber: phone }),
    LanguageIdFromParameter: languageIds[language],
    ...siteOf(lead),
    ...(key !== undefined && { ObjectID: Number(key) }),
    Subject: message.split('\n', 1)[0],
    Content: message,
    CustomStr1: number,
    IsCreatedDemand: false,
    // Nobody agrees to mails of the agency by sending a form.
    IsReceivedEmail: false,
  };
}

function tellOmnicasa(login: Login, call: Call): Teller {
  const { read, logIn } = speakOmnicasa(login, call);
  return {
    logIn,
    tell: async (lead) => {
      await read('ContactOnMe', { wanted: contactOf(lead), schema: z.unknown() });
    },
  };
}

export const omnicasa: Connector = {
  system: 'omnicasa',
  title: 'Omnicasa',
  address: 'https://newapi.omnicasa.com',
  fetchedAtOnce: 20,
  codes: omnicasaCodes,
  open: openOmnicasa,
  openTeller: tellOmnicasa,
  map: mapOmnicasa,
  readMessage: () => Promise.resolve(undefined),
};
