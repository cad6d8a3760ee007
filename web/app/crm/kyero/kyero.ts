import type { Connector } from '../connector/connector.ts';
import { kyeroCodes } from './kyero-codes.ts';
import { openKyero } from './kyero-session.ts';
import { mapKyero } from './map-kyero.ts';

export const kyero: Connector = {
  system: 'kyero',
  title: 'Kyero',
  // The software of each agency has its own.
  address: '',
  fetchedAtOnce: 50,
  codes: kyeroCodes,
  open: openKyero,
  map: mapKyero,
  readMessage: () => Promise.resolve(undefined),
};
