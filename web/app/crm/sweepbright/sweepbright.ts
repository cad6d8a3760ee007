import type { Connector } from '../connector/connector.ts';
import { mapSweepbright } from './map-sweepbright.ts';
import { sweepbrightCodes } from './sweepbright-codes.ts';
import { readSweepbrightMessage } from './sweepbright-message.ts';
import { openSweepbright } from './sweepbright-session.ts';
import { tellSweepbright } from './sweepbright-teller.ts';

export const sweepbright: Connector = {
  system: 'sweepbright',
  title: 'SweepBright',
  address: 'https://website.sweepbright.com',
  fetchedAtOnce: 1,
  freshFor: 30 * 60_000,
  codes: sweepbrightCodes,
  open: openSweepbright,
  openTeller: tellSweepbright,
  map: mapSweepbright,
  readMessage: readSweepbrightMessage,
};
