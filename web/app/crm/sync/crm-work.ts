import type { Sync } from '../../properties/sync/sync.ts';
import type { Connector, Login } from '../connector/connector.ts';

export type CrmWork = {
  sync: Sync;
  connector: Connector;
  login: Login;
  /** Minutes between two reads of changes. */
  every: number;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  budget?: Budget;
};

/** Limits of one run, so that it ends before its worker does; the next one goes on. */
export type Budget = {
  calls: number;
  records: number;
};

export const usualBudget: Budget = { calls: 30, records: 40 };

export const sourceOf = ({ connector, login }: Pick<CrmWork, 'connector' | 'login'>) => ({
  system: connector.system,
  account: login.account,
});
