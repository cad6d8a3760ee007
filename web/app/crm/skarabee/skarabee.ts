import type { Connector } from '../connector/connector.ts';
import { mapSkarabee } from './map-skarabee.ts';
import { skarabeeCodes } from './skarabee-codes.ts';
import { openSkarabee } from './skarabee-session.ts';
import { tellSkarabee } from './skarabee-teller.ts';

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
  // It sends none.
  readMessage: () => Promise.resolve(undefined),
};
