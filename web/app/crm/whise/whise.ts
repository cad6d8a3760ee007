import type { Connector } from '../connector/connector.ts';
import { mapWhise } from './map-whise.ts';
import { mapAppointment } from './whise-visit.ts';
import { whiseCodes } from './whise-codes.ts';
import { readWhiseMessage } from './whise-event.ts';
import { openWhise } from './whise-session.ts';
import { tellWhise } from './whise-teller.ts';

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
