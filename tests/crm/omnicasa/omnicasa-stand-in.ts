import type { ModelProperty } from '../agency-model.ts';
import { type Fault, spoil, type StandIn, type StandInSetting } from '../fault-plan.ts';
import type { ToldLead } from '../whise/whise-stand-in.ts';
import { languages, omnicasaPropertyOf } from './omnicasa-wire.ts';

export const omnicasaLogin = { account: '7', user: 'customer', secret: 'GEHEIM-wachtwoord' } as const;

type OmnicasaStandIn = StandIn & {
  /** Messages that it was told, the first one first. */
  leads: ToldLead[];
};

type Fields = Record<string, unknown>;

/** Fewer than a website asks for, because nobody has told how many the system gives. */
const mostRows = 4;
const day = 24 * 60 * 60_000;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numbersIn = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);

const brussels = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const refusal = { Code: 600, Message: 'Error', Success: false, Value: null };

/** The system as far as a website speaks with it. */
export function omnicasaStandIn({ model, faults, now }: StandInSetting): OmnicasaStandIn {
  const calls: string[] = [];
  const leads: ToldLead[] = [];
  const seen = new Set<number>();
  const deleted = new Map<number, number>();

  function noteDeleted(): void {
    for (const key of model.properties.keys()) {
      seen.add(key);
      deleted.delete(key);
    }
    for (const key of seen) if (!model.properties.has(key) && !deleted.has(key)) deleted.set(key, now());
  }

  const toldOf = (rows: readonly ModelProperty[], asked: Fields) =>
    rows.map((row) => omnicasaPropertyOf(row, model, Number(asked['LanguageId'])));

  function list(asked: Fields, fault?: Fault): unknown {
    const { ChangeSince: since = '', Limit1: first, Limit2: last } = asked;
    if (typeof since !== 'string' || !/^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/.test(since)) return undefined;
    if (typeof first !== 'number' || typeof last !== 'number' || first < 1 || last < first) return undefined;
    const statuses = numbersIn(asked['Status']);
    const found = [...model.properties.values()]
      .filter((row) => brussels.format(model.stamps.get(row.key) ?? 0) >= since)
      .toSorted((a, b) => a.key - b.key);
    const rows = toldOf(fault === 'empty' ? [] : found, asked).filter(
      (row) => statuses?.includes('Status' in row ? row.Status : undefined) ?? true,
    );
    // A row before the page has left, so the page begins one row late.
    const from = first - 1 + (fault === 'drift' && first > 1 ? 1 : 0);
    const Items = rows.slice(from, Math.min(from + mostRows, last));
    return { From: first, To: first + Items.length - 1, RowsCount: rows.length, Items };
  }

  function byIds(asked: Fields, fault?: Fault): unknown {
    // Anything else counts a visit of the home.
    if (asked['UpdateVisit'] !== false) return undefined;
    const ids = numbersIn(asked['IDs']) ?? [];
    const found = [...model.properties.values()].filter(({ key }) => ids.includes(key));
    return fault === 'empty' ? [] : toldOf(found, asked);
  }

  function takeContact(asked: Fields): unknown {
    const {
      Name: name,
      Email: email,
      SiteId: office = '',
      ObjectID: estate = '',
      Content,
      CustomStr1: number,
    } = asked;
    if (typeof name !== 'string' || typeof email !== 'string' || typeof number !== 'string') return undefined;
    leads.push({
      ...{ email, name, message: String(Content) },
      ...{ office: String(office), estate: String(estate) },
      language: languages[Number(asked['LanguageIdFromParameter']) - 1],
      mayMail: asked['IsReceivedEmail'] !== false,
    });
    return leads.length;
  }

  /** Undefined for an argument that it does not understand, null for what it has no value for. */
  const methods: Readonly<Record<string, (asked: Fields, fault?: Fault) => unknown>> = {
    ValidateCustomer: () => null,
    ContactOnMe: takeContact,
    GetPropertyList2: list,
    GetPropertiesByIDs: byIds,
    GetDeletedPropertyIDs: (_asked, fault) =>
      fault === 'empty' ? [] : [...deleted].filter(([, at]) => at > now() - day).map(([key]) => key),
  };

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    calls.push(pathname);
    noteDeleted();
    const fault = faults.next();
    return spoil(fault, () => {
      const method = /^\/1\.12\/OmnicasaService\.svc\/(\w+)Json$/.exec(pathname)?.[1] ?? '';
      const run = methods[method];
      if (request.method !== 'GET' || !run) return new Response(null, { status: 404 });
      const asked: unknown = JSON.parse(searchParams.get('json') ?? 'null');
      const isKnown =
        isFields(asked) &&
        asked['CustomerName'] === omnicasaLogin.user &&
        asked['CustomerPassword'] === omnicasaLogin.secret &&
        asked['OfficeID'] === Number(omnicasaLogin.account);
      const Value = isKnown && fault !== 'errors-in-success' ? run(asked, fault) : undefined;
      const told = Value === undefined ? refusal : { Code: 0, Message: '', Success: true, Value };
      return Response.json({ [`${method}JsonResult`]: told });
    });
  }

  return { answer, calls, leads };
}
