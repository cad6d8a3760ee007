import type { SentMessage, StandIn, StandInSetting } from '../crm/fault-plan.ts';
import { kyeroStandIn } from '../crm/kyero/kyero-stand-in.ts';
import { omnicasaStandIn } from '../crm/omnicasa/omnicasa-stand-in.ts';
import { openimmoStandIn } from '../crm/openimmo/openimmo-stand-in.ts';
import { skarabeeStandIn } from '../crm/skarabee/skarabee-stand-in.ts';
import { sweepbrightStandIn } from '../crm/sweepbright/sweepbright-stand-in.ts';
import { localStamp } from '../crm/whise/whise-wire.ts';
import { type ToldLead, whiseStandIn } from '../crm/whise/whise-stand-in.ts';

type ShownStandIn = StandIn & {
  leads?: ToldLead[];
  message?: (key: number) => SentMessage;
  /** Likewise of a visit. Absent where the site reads none. */
  visitMessage?: (key: number) => SentMessage;
};

/** By what the site learns of a change: a message, its own question, or a file that a person has sent. */
export type Way = 'tells' | 'is asked' | 'delivers';

/** A stand-in as the page shows it. */
export type Software = {
  title: string;
  way: Way;
  start: (setting: StandInSetting) => ShownStandIn;
  /** True for what the site calls, and no page. */
  isCall: (pathname: string) => boolean;
  /** Words for a call, after `The site`; none for a login. */
  told: (call: string) => string;
  /** True where homes come without an address: the law then asks for the number of a certificate, which does not come either. */
  isWithoutAddresses?: true;
  /** Says what the software cannot say. */
  note?: string;
};

/** The instant of a Belgian time, such as `2026-11-25T10:00`. */
export function belgianInstant(wall: string): number {
  const told = Date.parse(`${wall}:00Z`);
  return Number.isNaN(told) ? told : 2 * told - Date.parse(`${localStamp(told).slice(0, 19)}Z`);
}

const fetched = 'fetched what changed';
const fetchedVisits = 'fetched visits';

/** True for a call that asks what changed. */
export const isFollowing = (told: string) => [fetched, fetchedVisits].includes(told);

const passedOn = 'passed on a message';
const toldAddress = 'told the address of a page';

const whiseDeeds: Readonly<Record<string, string>> = {
  '/v1/estates/list': fetched,
  '/v1/calendars/list': fetchedVisits,
  '/v1/contacts/upsert': passedOn,
};

/** Ends of paths. */
const sweepbrightDeeds: Readonly<Record<string, string>> = {
  contacts: passedOn,
  owners: passedOn,
  url: toldAddress,
  token: '',
};

const skarabeeDeeds: Readonly<Record<string, string>> = {
  InsertContactMes: passedOn,
  Feedback: toldAddress,
  GetContactInfo: '',
};

const methodOf = (call: string) => /(\w+)Json$/.exec(call)?.[1] ?? call;

const known: Readonly<Record<string, Software>> = {
  whise: {
    title: 'Whise',
    way: 'tells',
    start: whiseStandIn,
    isCall: (pathname) => pathname === '/token' || pathname.startsWith('/v1/'),
    told: (call) => whiseDeeds[call] ?? '',
  },
  sweepbright: {
    title: 'SweepBright',
    way: 'tells',
    start: sweepbrightStandIn,
    isCall: (pathname) => pathname.startsWith('/api/'),
    told: (call) => sweepbrightDeeds[call.split('/').at(-1) ?? ''] ?? fetched,
  },
  omnicasa: {
    title: 'Omnicasa',
    way: 'is asked',
    start: omnicasaStandIn,
    isCall: (pathname) => pathname.startsWith('/1.12/'),
    told: (call) => (call.endsWith('/ContactOnMeJson') ? passedOn : `asked ${methodOf(call)}`),
    isWithoutAddresses: true,
    note: 'It has no field that hides an address: say in Studio › Connections that its office shows them, and they are on the site.',
  },
  skarabee: {
    title: 'Skarabee',
    way: 'is asked',
    start: skarabeeStandIn,
    isCall: (pathname) => pathname === '/v41/weblink.asmx',
    told: (call) => skarabeeDeeds[call] ?? `asked ${call}`,
  },
  kyero: {
    title: 'a writer of Kyero files',
    way: 'is asked',
    start: (setting) => kyeroStandIn({ ...setting, hasPostcodes: true }),
    isCall: (pathname) => pathname.startsWith('/export/'),
    told: () => 'asked for the file',
    isWithoutAddresses: true,
    note: 'Its file has no streets and no word for sold: a home that is no longer for sale leaves the file at once, and the site at night.',
  },
  openimmo: {
    title: 'a sender of OpenImmo files',
    way: 'delivers',
    start: openimmoStandIn,
    isCall: () => false,
    told: () => '',
  },
};

/** @throws Error for software without a stand-in */
export function softwareOf(system: string): Software {
  const software = known[system];
  if (!software) throw new Error(`Nothing stands in for "${system}".`);
  return software;
}
