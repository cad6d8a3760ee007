import type { Connector, Call, Lead, Login, Teller } from '../connector/connector.ts';
import { mapSkarabee } from './map-skarabee.ts';
import { skarabeeCodes } from './skarabee-codes.ts';
import { openSkarabee } from './skarabee-session.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { isObject } from '../connector/read.ts';
import { callOperation, childrenOf, element, type Xml } from './soap.ts';

/** The office of the property; nil leaves it to the login. */
function officeOf({ record }: Lead): string | undefined {
  const office = isObject(record) ? record['Property.OfficeId'] : undefined;
  return typeof office === 'string' && /^\d+$/.test(office) ? office : undefined;
}

/** In the order of its XML type. The system asks for no language and no consent. */
function contactOf(lead: Lead): Xml {
  const { number, firstName, lastName, email, phone, message, key } = lead;
  return element(
    'ContactMes',
    element('ExternalReference', number),
    element('FirstName', firstName),
    element('LastName', lastName || (firstName ? '' : email)),
    ...(phone ? [element('Phone', phone)] : []),
    element('Comments', message),
    element('Email', email),
    element('Originator', 'website'),
    element('PublicationID', key),
    element('HouseNumber', undefined),
    element('OfficeId', officeOf(lead)),
  );
}

function tellSkarabee(login: Login, call: Call): Teller {
  const speaker = { login, call };
  return {
    logIn: async () => {
      await callOperation(speaker, 'GetContactInfo', { content: [] });
    },
    tell: async (lead) => {
      const answer = await callOperation(speaker, 'InsertContactMes', { content: [contactOf(lead)] });
      const [invalid] = childrenOf(answer, 'InvalidContactMes');
      if (childrenOf(invalid, 'InvalidContactMe').length > 0) throw new CrmProblem('refused');
    },
    tellAddress: async (key, url) => {
      const told = element(
        'Feedback',
        element('PublicationID', key),
        element('Status', 'AVAILABLE'),
        element('URL', url),
      );
      await callOperation(speaker, 'Feedback', {
        content: [element('FeedbackList', element('FeedbackList', told))],
      });
    },
  };
}

export const skarabee: Connector = {
  system: 'skarabee',
  title: 'Skarabee',
  address: 'https://weblink.skarabee.com',
  // One call each.
  fetchedAtOnce: 4,
  codes: skarabeeCodes,
  open: openSkarabee,
  openTeller: tellSkarabee,
  map: mapSkarabee,
  readMessage: () => Promise.resolve(undefined),
};
