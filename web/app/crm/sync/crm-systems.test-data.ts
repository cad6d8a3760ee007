import type { AgencyModel } from '../../../../tests/crm/agency-model.ts';
import type { FaultPlan, SentMessage } from '../../../../tests/crm/fault-plan.ts';
import { type Expected, expectedSite } from '../../../../tests/crm/oracle.ts';
import { omnicasaLogin, omnicasaStandIn } from '../../../../tests/crm/omnicasa/omnicasa-stand-in.ts';
import {
  omnicasaPlantedWords,
  omnicasaSilence,
  subStatuses,
} from '../../../../tests/crm/omnicasa/omnicasa-wire.ts';
import { isTold, keyOf, kyeroPlantedWords, kyeroSilence } from '../../../../tests/crm/kyero/kyero-wire.ts';
import { kyeroLogin, kyeroStandIn } from '../../../../tests/crm/kyero/kyero-stand-in.ts';
import { skarabeeLogin, skarabeeStandIn } from '../../../../tests/crm/skarabee/skarabee-stand-in.ts';
import { skarabeePlantedWords } from '../../../../tests/crm/skarabee/skarabee-wire.ts';
import { openimmoLogin, openimmoStandIn } from '../../../../tests/crm/openimmo/openimmo-stand-in.ts';
import {
  isInFile,
  obidOf,
  openimmoPlantedWords,
  openimmoSilence,
} from '../../../../tests/crm/openimmo/openimmo-wire.ts';
import {
  sweepbrightLogin,
  sweepbrightStandIn,
} from '../../../../tests/crm/sweepbright/sweepbright-stand-in.ts';
import {
  guidOf,
  isUnit,
  projectKey,
  sweepbrightEstateOf,
  sweepbrightPlantedWords,
  sweepbrightSilence,
  unitsIn,
} from '../../../../tests/crm/sweepbright/sweepbright-wire.ts';
import { standInLogin, type ToldLead, whiseStandIn } from '../../../../tests/crm/whise/whise-stand-in.ts';
import { appointmentKinds, plantedWords } from '../../../../tests/crm/whise/whise-wire.ts';
import type { Connector, Login } from '../connector/connector.ts';
import { omnicasa } from '../omnicasa/omnicasa.ts';
import { kyero } from '../kyero/kyero.ts';
import { skarabee } from '../skarabee/skarabee.ts';
import { openimmo } from '../openimmo/openimmo.ts';
import { sweepbright } from '../sweepbright/sweepbright.ts';
import { whise } from '../whise/whise.ts';

type StandIn = {
  answer: (request: Request) => Promise<Response>;
  calls: string[];
  /** Empty where the site tells it nothing. */
  leads: ToldLead[];
  addresses?: Map<string, string>;
  /** All in which calls and answers differ from the types of the interface. */
  objections?: string[];
  /** The message that the system sends when that home changes. */
  message: (key: number) => SentMessage;
  /** Likewise of a visit; absent where the site reads none. */
  visitMessage?: (key: number) => SentMessage;
  /** False for a picture whose address has expired. */
  hasPicture?: (address: string) => boolean;
};

/** A system that a site may follow, with its stand-in. */
export type CrmSystem = {
  connector: Connector;
  login: Omit<Login, 'address'>;
  start: (setting: { model: AgencyModel; faults: FaultPlan; now: () => number }) => StandIn;
  expected: (model: AgencyModel) => Expected[];
  plantedWords: readonly string[];
  /** Keys of records that are in the system no longer once that home has changed. */
  missing: (model: AgencyModel, key: number) => string[];
  /** Codes about which the agency has decided. */
  decisions: readonly { kind: string; code: string; ours: string }[];
  /** True where the agency has to publish again what the site has not heard of. */
  isPushOnly: boolean;
};

export const whiseSystem: CrmSystem = {
  connector: whise,
  login: { account: '77/41', user: standInLogin.user, secret: standInLogin.secret, readsVisits: true },
  start: whiseStandIn,
  expected: (model) => expectedSite(model),
  plantedWords,
  missing: ({ properties }, key) => (properties.has(key) ? [] : [String(key)]),
  decisions: [{ kind: 'appointment', code: String(appointmentKinds.visit), ours: 'visit' }],
  isPushOnly: false,
};

export const sweepbrightSystem: CrmSystem = {
  connector: sweepbright,
  login: sweepbrightLogin,
  start: sweepbrightStandIn,
  expected: (model) => expectedSite(model, sweepbrightSilence),
  plantedWords: sweepbrightPlantedWords,
  missing: (model, key) => {
    const isThere = (one: number) => sweepbrightEstateOf(model, one, 0) !== undefined;
    if (!isUnit(key)) return isThere(key) ? [] : [guidOf(key)];
    const isShown = unitsIn(model).some((unit) => unit.key === key);
    return [...(isShown ? [] : [guidOf(key)]), ...(isThere(projectKey) ? [] : [guidOf(projectKey)])];
  },
  decisions: [{ kind: 'status', code: 'agreement', ours: 'sold-conditionally' }],
  isPushOnly: true,
};

/** Of a system that sends none. */
const noMessage = (): SentMessage => ({ text: '', headers: new Headers() });

export const omnicasaSystem: CrmSystem = {
  connector: omnicasa,
  login: omnicasaLogin,
  start: (setting) => ({ ...omnicasaStandIn(setting), message: noMessage }),
  expected: (model) => expectedSite(model, omnicasaSilence),
  plantedWords: [...omnicasaPlantedWords, omnicasaLogin.secret],
  missing: whiseSystem.missing,
  decisions: [
    { kind: 'sub-status', code: String(subStatuses.option), ours: 'under-option' },
    { kind: 'sub-status', code: String(subStatuses.condition), ours: 'sold-conditionally' },
    { kind: 'addresses', code: '7', ours: 'shown' },
    { kind: 'heating', code: 'Aardgas', ours: 'gas' },
    { kind: 'heating', code: 'Stookolie', ours: 'oil' },
  ],
  isPushOnly: false,
};

export const kyeroSystem: CrmSystem = {
  connector: kyero,
  login: kyeroLogin,
  start: (setting) => ({
    ...kyeroStandIn(setting),
    leads: [],
    // It sends nothing, and is sent what is none of its messages.
    message: () => ({ text: '<root/>', headers: new Headers() }),
  }),
  expected: (model) => expectedSite(model, kyeroSilence),
  plantedWords: kyeroPlantedWords,
  missing: ({ properties }, key) => {
    const property = properties.get(key);
    return property && isTold(property) ? [] : [keyOf(key)];
  },
  decisions: [
    { kind: 'town', code: 'Mechelen, Antwerpen', ours: '2800' },
    { kind: 'town', code: 'Luik, Luik', ours: '4000' },
  ],
  isPushOnly: false,
};

export const skarabeeSystem: CrmSystem = {
  connector: skarabee,
  login: skarabeeLogin,
  start: (setting) => ({ ...skarabeeStandIn(setting), message: noMessage }),
  expected: (model) => expectedSite(model),
  plantedWords: skarabeePlantedWords,
  missing: whiseSystem.missing,
  decisions: [],
  isPushOnly: false,
};

export const openimmoSystem: CrmSystem = {
  connector: openimmo,
  login: openimmoLogin,
  start: (setting) => ({ ...openimmoStandIn(setting), leads: [] }),
  expected: (model) => expectedSite(model, openimmoSilence),
  plantedWords: openimmoPlantedWords,
  missing: ({ properties }, key) => {
    const property = properties.get(key);
    return property && isInFile(property) ? [] : [obidOf(key)];
  },
  decisions: [],
  isPushOnly: true,
};

export const crmSystems = [
  whiseSystem,
  sweepbrightSystem,
  omnicasaSystem,
  skarabeeSystem,
  kyeroSystem,
  openimmoSystem,
];
