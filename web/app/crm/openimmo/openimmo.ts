import type { Connector, RefPage } from '../connector/connector.ts';
import { mapOpenimmo } from './map-openimmo.ts';
import { openimmoCodes } from './openimmo-codes.ts';
import { readOpenimmoDelivery } from './openimmo-delivery.ts';

/** Nobody can be asked: everything comes in files. */
const nothing: RefPage = { refs: [], cursor: '', isComplete: true };

export const openimmo: Connector = {
  system: 'openimmo',
  title: 'OpenImmo',
  address: '',
  fetchedAtOnce: 1,
  codes: openimmoCodes,
  open: () => ({ changes: () => Promise.resolve(nothing), fetch: () => Promise.resolve(new Map()) }),
  map: mapOpenimmo,
  readMessage: () => Promise.resolve(undefined),
  readDelivery: readOpenimmoDelivery,
};
