import type { AgencyModel } from '../crm/agency-model.ts';
import type { FaultPlan } from '../crm/fault-plan.ts';
import { omnicasaStandIn } from '../crm/omnicasa/omnicasa-stand-in.ts';
import { skarabeeStandIn } from '../crm/skarabee/skarabee-stand-in.ts';
import { localStamp } from '../crm/whise/whise-wire.ts';
import { type ToldLead, whiseEvent, whiseStandIn } from '../crm/whise/whise-stand-in.ts';

type Setting = { model: AgencyModel; faults: FaultPlan; now: () => number };

/** A stand-in as the page shows it. */
type Software = {
  title: string;
  start: (setting: Setting) => {
    answer: (request: Request) => Promise<Response>;
    calls: string[];
    leads?: ToldLead[];
  };
  /** True for what the site calls, and no page. */
  isCall: (pathname: string) => boolean;
  isLogin: (call: string) => boolean;
  /** Words for a call, after `The site`; none for a login that went well. */
  told: (call: string) => string | undefined;
  /** Absent where it sends none. */
  message?: (key: number) => string;
  /** Likewise of a visit. Absent where the site reads none. */
  visitMessage?: (key: number) => string;
};

/** The instant of a Belgian time, such as `2026-11-25T10:00`. */
export function belgianInstant(wall: string): number {
  const told = Date.parse(`${wall}:00Z`);
  return Number.isNaN(told) ? told : 2 * told - Date.parse(`${localStamp(told).slice(0, 19)}Z`);
}

const whiseDeeds: Readonly<Record<string, string>> = {
  '/v1/estates/list': 'fetched what changed',
  '/v1/calendars/list': 'fetched visits',
  '/v1/contacts/upsert': 'passed on a message',
};

const known: Readonly<Record<string, Software>> = {
  whise: {
    title: 'Whise',
    start: whiseStandIn,
    isCall: (pathname) => pathname === '/token' || pathname.startsWith('/v1/'),
    isLogin: (call) => whiseDeeds[call] === undefined,
    told: (call) => whiseDeeds[call],
    message: (key) => JSON.stringify(whiseEvent(key)),
    visitMessage: (key) => JSON.stringify(whiseEvent(key, 'calendar_update')),
  },
  omnicasa: {
    title: 'Omnicasa',
    start: omnicasaStandIn,
    isCall: (pathname) => pathname.startsWith('/1.12/'),
    isLogin: () => false,
    told: (call) => `asked ${/(\w+)Json$/.exec(call)?.[1] ?? call}`,
  },
  skarabee: {
    title: 'Skarabee',
    start: skarabeeStandIn,
    isCall: (pathname) => pathname === '/v41/weblink.asmx',
    isLogin: () => false,
    told: (call) => `asked ${call}`,
  },
};

/** @throws Error for software without a stand-in */
export function softwareOf(system: string): Software {
  const software = known[system];
  if (!software) throw new Error(`Nothing stands in for "${system}".`);
  return software;
}
