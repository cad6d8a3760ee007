import type { ModelProperty } from '../agency-model.ts';
import { type Fault, type SentMessage, spoil, type StandIn, type StandInSetting } from '../fault-plan.ts';
import { appointmentOf, estateOf, localStamp } from './whise-wire.ts';

export const standInLogin = { user: 'marketplace', secret: 'a secret of the marketplace' } as const;
export const standInOffice = { client: 77, office: 41 } as const;

type WhiseStandIn = StandIn & {
  /** Messages that it was told, the first one first. */
  leads: ToldLead[];
  /** The message that the system sends when that home changes; likewise of a visit. */
  message: (key: number) => SentMessage;
  visitMessage: (key: number) => SentMessage;
};

/** A contact as a system was told of it; undefined is what it has no field for. */
export type ToldLead = {
  email: string;
  name: string;
  office: string;
  estate: string;
  message: string;
  language: string | undefined;
  mayMail: boolean | undefined;
};

type Token = { client: number; office: number; until: number };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const day = 24 * 60 * 60_000;
const usualPage = 20;
const knownKeys = new Set(['Filter', 'Sort', 'Field', 'Page']);

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(claims: object, until: number): string {
  return `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ ...claims, exp: Math.floor(until / 1000) })}.c2ln`;
}

const numbersIn = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : undefined;

/** By default the system keeps back what is on no website. */
function isListed(property: ModelProperty, filter: Fields): boolean {
  const shown = numbersIn(filter['DisplayStatusIds']);
  return shown ? shown.includes(property.isOffline ? 1 : 2) : !property.isOffline;
}

function isInRange(stamp: string, range: unknown): boolean {
  if (!isFields(range)) return true;
  const [min, max] = [range['Min'], range['Max']];
  return (typeof min !== 'string' || stamp >= min) && (typeof max !== 'string' || stamp <= max);
}

/** Names all that the system does not understand beside the first page, under a status of success. */
function objectionsTo(body: Fields): object[] {
  const unknown = Object.keys(body).filter((key) => !knownKeys.has(key));
  const isPaged = body['Page'] === undefined || isFields(body['Page']);
  return unknown.length > 0 || !isPaged
    ? [{ message: 'The request is badly formatted.', code: 'BadRequestFormat' }]
    : [];
}

function onlyFields(estate: object, included: unknown): object {
  if (!Array.isArray(included)) return estate;
  return Object.fromEntries(Object.entries(estate).filter(([name]) => included.includes(name)));
}

function found({ model }: StandInSetting, filter: Fields): ModelProperty[] {
  const ids = numbersIn(filter['EstateIds']);
  const stampOf = ({ key }: ModelProperty) => localStamp(model.stamps.get(key) ?? 0);
  return [...model.properties.values()]
    .filter((property) => isListed(property, filter))
    .filter(({ key }) => ids?.includes(key) ?? true)
    .filter((property) => isInRange(stampOf(property), filter['UpdateDateTimeRange']))
    .toSorted((a, b) => stampOf(a).localeCompare(stampOf(b)) || a.key - b.key);
}

/** Those of a list that a filter leaves, and how each is told. */
type Listed = (filter: Fields) => (() => object)[];

const estatesOf =
  (setting: StandInSetting): Listed =>
  (filter) =>
    found(setting, filter).map((one) => () => estateOf(one, setting.model, filter['ShowDetails'] === true));

const appointmentsOf =
  ({ model }: StandInSetting): Listed =>
  (filter) => {
    const ids = numbersIn(filter['CalendarIds']);
    return [...model.visits.values()]
      .filter(({ key }) => ids?.includes(key) ?? true)
      .filter(({ changedAt }) => isInRange(localStamp(changedAt), filter['UpdateDateTimeRange']))
      .toSorted((a, b) => a.changedAt - b.changedAt || a.key - b.key)
      .map((visit) => () => appointmentOf(visit));
  };

function list(
  name: 'estates' | 'calendars',
  listed: Listed,
  body: Fields,
  { token, fault }: { token: Token; fault?: Fault },
) {
  const validationErrors = objectionsTo(body);
  const isValid = validationErrors.length === 0 && fault !== 'errors-in-success';
  const filter = isValid && isFields(body['Filter']) ? body['Filter'] : {};
  const page = isValid && isFields(body['Page']) ? body['Page'] : {};
  const limit = Number(page['Limit'] ?? usualPage);
  const offset = Number(page['Offset'] ?? 0);
  const isOffice = token.client === standInOffice.client && token.office === standInOffice.office;
  const all = isOffice && fault !== 'empty' ? listed(filter) : [];
  // A row before the page has moved to the end, so the page begins one row late.
  const from = fault === 'drift' && offset > 0 ? offset + 1 : offset;
  const included = isFields(body['Field']) ? body['Field']['Included'] : undefined;
  const rows = all.slice(from, from + limit).map((tell) => onlyFields(tell(), included));
  return Response.json({
    ...(rows.length > 0 && { [name]: rows }),
    totalCount: all.length,
    isValidRequest: true,
    validationErrors: isValid
      ? []
      : [...validationErrors, { message: 'Badly formatted.', code: 'BadRequestFormat' }].slice(0, 1),
  });
}

/** Takes nobody without what the system asks for. */
function contactIn(body: Fields): ToldLead | undefined {
  const { Name: name, PrivateEmail: email, CountryId, LanguageId, OfficeIds, EstateIds, Message } = body;
  const [office] = numbersIn(OfficeIds) ?? [];
  const isWhole =
    typeof name === 'string' &&
    typeof email === 'string' &&
    typeof CountryId === 'number' &&
    typeof LanguageId === 'string' &&
    office !== undefined;
  if (!isWhole) return undefined;
  const [estate = ''] = numbersIn(EstateIds) ?? [];
  return {
    ...{ email, name, office: String(office), estate: String(estate), message: String(Message) },
    language: LanguageId.slice(0, 2),
    mayMail: body['AgreementEmail'] !== false,
  };
}

/** The system as far as a website speaks with it. */
export function whiseStandIn(setting: StandInSetting): WhiseStandIn {
  const { faults, now } = setting;
  const calls: string[] = [];
  const leads: ToldLead[] = [];
  const logins = new Map<string, number>();
  const tokens = new Map<string, Token>();

  function logIn(body: Fields): Response {
    if (body['Username'] !== standInLogin.user || body['Password'] !== standInLogin.secret)
      return new Response(null, { status: 401 });
    const token = tokenOf({ sub: 'login', jti: calls.length }, now() + day);
    logins.set(token, now() + day);
    return Response.json({ token });
  }

  function openOffice(body: Fields, given: string): Response {
    if ((logins.get(given) ?? 0) <= now()) return new Response(null, { status: 401 });
    const [client, office] = [Number(body['ClientId']), Number(body['OfficeId'])];
    const token = tokenOf({ client, office, jti: calls.length }, now() + day);
    tokens.set(token, { client, office, until: now() + day });
    return Response.json({ token });
  }

  function takeContact(body: Fields, fault?: Fault): Response {
    const contact = fault === 'errors-in-success' ? undefined : contactIn(body);
    if (!contact)
      return Response.json({ isValidRequest: true, validationErrors: [{ code: 'BadRequestFormat' }] });
    leads.push(contact);
    return Response.json({ contactId: leads.length, isValidRequest: true, validationErrors: [] });
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    const given = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');
    const sent: unknown = await request.json();
    const body = isFields(sent) ? sent : {};
    const fault = faults.next();
    return spoil(fault, () => {
      if (request.method !== 'POST') return new Response(null, { status: 405 });
      if (pathname === '/token') return logIn(body);
      if (pathname === '/v1/admin/clients/token') return openOffice(body, given);
      const isContact = pathname === '/v1/contacts/upsert';
      const isList = pathname === '/v1/estates/list' || pathname === '/v1/calendars/list';
      if (!isList && !isContact) return new Response(null, { status: 404 });
      const token = tokens.get(given);
      if (!token || token.until <= now()) return new Response(null, { status: 401 });
      if (isContact) return takeContact(body, fault);
      const how = { token, ...(fault && { fault }) };
      return pathname === '/v1/estates/list'
        ? list('estates', estatesOf(setting), body, how)
        : list('calendars', appointmentsOf(setting), body, how);
    });
  }

  const messageOf = (key: number, name?: string) => ({
    text: JSON.stringify(whiseEvent(key, name)),
    headers: new Headers(),
  });
  return {
    answer,
    calls,
    leads,
    message: (key) => messageOf(key),
    visitMessage: (key) => messageOf(key, 'calendar_update'),
  };
}

/** The message that the system sends of a change. It tells nothing of what changed. */
export const whiseEvent = (key: number, name = 'estate_update') => ({
  clientId: standInOffice.client,
  officeId: standInOffice.office,
  userId: 9,
  events: [{ name, objectId: key }],
});
