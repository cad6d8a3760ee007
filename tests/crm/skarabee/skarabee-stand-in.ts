import { type Fault, spoil, type StandIn, type StandInSetting } from '../fault-plan.ts';
import type { ToldLead } from '../whise/whise-stand-in.ts';
import { publicationOf, stampOf, summaryOf, weblinkTypes } from './skarabee-wire.ts';
import {
  elementOf,
  objectionsTo,
  parseXml,
  type Told,
  weblinkSpace,
  type XmlElement,
} from './weblink-types.ts';

export const skarabeeLogin = { account: '1', user: 'website', secret: 'een geheim van de website' } as const;

type SkarabeeStandIn = StandIn & {
  /** Messages that it was told, the first one first. */
  leads: ToldLead[];
  /** Where the site says that pages of publications are. */
  addresses: Map<string, string>;
  /** All in which calls and answers differ from the types of the interface. */
  objections: string[];
};

const envelopeSpace = 'http://schemas.xmlsoap.org/soap/envelope/';

const soap = (body: string, status = 200) =>
  new Response(
    `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${envelopeSpace}"><soap:Body>${body}</soap:Body></soap:Envelope>`,
    { status, headers: { 'Content-Type': 'text/xml; charset=utf-8' } },
  );

const fault = (words: string) =>
  soap(`<soap:Fault><faultcode>soap:Server</faultcode><faultstring>${words}</faultstring></soap:Fault>`, 500);

const error = (Code: string): Told => ({ Errors: { Error: { Code, Message: 'Oops.' } } });

const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name);

/** The operation in an envelope. */
function operationIn(written: string): XmlElement | undefined {
  const envelope = parseXml(written);
  return envelope.space === envelopeSpace ? childOf(envelope, 'Body')?.children[0] : undefined;
}

/** The system as far as a website speaks with it. Every call and every answer is held against its types. */
export function skarabeeStandIn({ model, faults }: StandInSetting): SkarabeeStandIn {
  const calls: string[] = [];
  const leads: ToldLead[] = [];
  const addresses = new Map<string, string>();
  const objections: string[] = [];
  /** Answers that were judged, by what they tell. */
  const judged = new Map<string, string>();

  function summaries(asked: XmlElement, spoilt?: Fault): Told {
    if (spoilt === 'errors-in-success') return error('UNHANDLED_ERROR');
    const since = childOf(asked, 'LastModified')?.text ?? '';
    // Only a list of changes tells those that are no longer active.
    const rows = [...model.properties.values()].filter(({ key, isOffline }) =>
      since === '' ? !isOffline : stampOf(model.stamps.get(key) ?? 0) >= since,
    );
    const told = spoilt === 'empty' ? [] : rows.map((row) => summaryOf(row, model));
    return { PublicationSummaries: { PublicationSummary: told } };
  }

  function publication(asked: XmlElement, spoilt?: Fault): Told {
    if (spoilt === 'errors-in-success') return error('DB_ERROR');
    const property = model.properties.get(Number(childOf(asked, 'PublicationId')?.text));
    if (!property) return error('INVALID_PUBLICATION_ID');
    return spoilt === 'empty' ? {} : { Publication: publicationOf(property, model) };
  }

  function takeContact(asked: XmlElement, spoilt?: Fault): Told {
    const contact = childOf(asked, 'ContactMes');
    const [email = '', name = '', office = '', estate = '', message = '', ExternalReference = ''] = [
      ...['Email', 'LastName', 'OfficeId', 'PublicationID', 'Comments', 'ExternalReference'],
    ].map((field) => childOf(contact, field)?.text ?? '');
    if (spoilt === 'errors-in-success' || email === '' || name === '')
      return {
        InvalidContactMes: {
          InvalidContactMe: { Errors: { string: 'The contact is not valid.' }, ExternalReference },
        },
      };
    leads.push({ ...{ email, name, office, estate, message }, language: undefined, mayMail: undefined });
    return {};
  }

  function takeAddress(asked: XmlElement, spoilt?: Fault): Told {
    if (spoilt === 'errors-in-success') return error('UNHANDLED_ERROR');
    const list = childOf(childOf(asked, 'FeedbackList'), 'FeedbackList')?.children ?? [];
    for (const feedback of list)
      addresses.set(childOf(feedback, 'PublicationID')?.text ?? '', childOf(feedback, 'URL')?.text ?? '');
    return {};
  }

  const operations: Readonly<Record<string, (asked: XmlElement, spoilt?: Fault) => Told>> = {
    GetPublicationSummaries: summaries,
    GetPublication: publication,
    GetContactInfo: (_asked, spoilt) =>
      spoilt === 'errors-in-success' ? error('UNHANDLED_ERROR') : { UserSummaries: {} },
    InsertContactMes: takeContact,
    Feedback: takeAddress,
  };

  function told(asked: XmlElement, spoilt?: Fault): Response {
    const run = operations[asked.name];
    const found = [...objectionsTo(weblinkTypes, asked), ...(run ? [] : [`${asked.name} is not offered`])];
    objections.push(...found);
    if (!run || found.length > 0) return fault('Server was unable to read request.');
    const result = { [`${asked.name}Result`]: run(asked, spoilt) };
    const named = JSON.stringify(result);
    const written = judged.get(named) ?? elementOf(weblinkTypes, `${asked.name}Response`, result);
    if (!judged.has(named)) objections.push(...objectionsTo(weblinkTypes, parseXml(written)));
    judged.set(named, written);
    return soap(written);
  }

  async function answer(request: Request): Promise<Response> {
    const asked = operationIn(await request.text());
    calls.push(asked?.name ?? '');
    const spoilt = faults.next();
    const known = `Basic ${btoa(`${skarabeeLogin.user}:${skarabeeLogin.secret}`)}`;
    return spoil(spoilt, () => {
      if (new URL(request.url).pathname !== '/v41/weblink.asmx') return new Response(null, { status: 404 });
      if (request.headers.get('Authorization') !== known) return fault('Unauthorized');
      const isMeant = request.headers.get('SOAPAction') === `"${weblinkSpace}${asked?.name ?? ''}"`;
      if (!asked || !isMeant || spoilt === 'drift') return fault('Server was unable to process request.');
      return told(asked, spoilt);
    });
  }

  return { answer, calls, leads, addresses, objections };
}
