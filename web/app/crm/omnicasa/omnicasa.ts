import type { Connector } from '../connector/connector.ts';
import { mapOmnicasa } from './map-omnicasa.ts';
import { omnicasaCodes } from './omnicasa-codes.ts';
import { openOmnicasa } from './omnicasa-session.ts';
import { tellOmnicasa } from './omnicasa-teller.ts';

export const omnicasa: Connector = {
  system: 'omnicasa',
  title: 'Omnicasa',
  address: 'https://newapi.omnicasa.com',
  fetchedAtOnce: 20,
  codes: omnicasaCodes,
  open: openOmnicasa,
  openTeller: tellOmnicasa,
  map: mapOmnicasa,
  // It sends none.
  readMessage: () => Promise.resolve(undefined),
};
