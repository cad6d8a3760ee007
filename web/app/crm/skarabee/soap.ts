import { ask, refusePage } from '../connector/ask.ts';
import type { Call, Login } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { readXml, type XmlElement } from '../connector/read-xml.ts';

const space = 'http://weblink.skarabee.com/';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Tells undefined as unknown; takes unescaped only what this function has made. */
export function element(
  name: string,
  ...content: readonly (string | number | boolean | Xml | undefined)[]
): Xml {
  if (content.includes(undefined)) return { xml: `<${name} xsi:nil="true"/>` };
  const inner = content.map((part) =>
    typeof part === 'object'
      ? part.xml
      : String(part).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign),
  );
  return { xml: `<${name}>${inner.join('')}</${name}>` };
}

export type Xml = { xml: string };

const envelope = (operation: string, content: readonly Xml[]) =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body><${operation} xmlns="${space}">${content.map(({ xml }) => xml).join('')}</${operation}></soap:Body></soap:Envelope>`;

export const childrenOf = (parent: XmlElement | undefined, name: string): readonly XmlElement[] =>
  parent?.children.filter((child) => child.name === name) ?? [];

export const textOf = (parent: XmlElement, name: string): string =>
  childrenOf(parent, name)[0]?.text.trim() ?? '';

const ofLogin: ReadonlySet<string> = new Set([
  'USER_NOT_FOUND',
  'UNAUTHORIZED_ACCESS_TO_USER',
  'INACTIVE_USER',
  'INVALID_LINK_LOGIN',
]);

function basic({ user, secret }: Login): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${secret}`)))}`;
}

/** Returns undefined for an error that the caller expects. @throws CrmProblem */
export async function callOperation(
  { login, call }: { login: Login; call: Call },
  operation: string,
  { content, expected }: { content: readonly Xml[]; expected?: string },
): Promise<XmlElement | undefined> {
  const headers = {
    Authorization: basic(login),
    'Content-Type': 'text/xml; charset=utf-8',
    SOAPAction: `"${space}${operation}"`,
  };
  const body = envelope(operation, content);
  const response = await ask(
    call,
    `${login.address}/v41/weblink.asmx`,
    { method: 'POST', headers, body },
    [401],
    // Comes with a SOAP fault.
    [500],
  );
  if (response.status === 401) throw new CrmProblem('wrong-secret');
  refusePage(response);
  const found: XmlElement[] = [];
  const names = new Set([`${operation}Result`, 'soap:Fault']);
  try {
    await readXml(response.body, { root: 'soap:Envelope', names }, (one) => found.push(one));
  } catch (error) {
    throw response.ok ? error : new CrmProblem('unreachable');
  }
  const [answer] = found;
  if (answer?.name === 'soap:Fault')
    throw new CrmProblem(
      textOf(answer, 'faultstring').includes('Unauthorized') ? 'wrong-secret' : 'unreachable',
    );
  if (!answer) throw new CrmProblem('unreadable');
  // Errors come with status 200, beside an empty list.
  const errors = childrenOf(childrenOf(answer, 'Errors')[0], 'Error').map((error) => textOf(error, 'Code'));
  if (errors.length === 0) return answer;
  if (errors.every((code) => code === expected)) return undefined;
  throw new CrmProblem(errors.some((code) => ofLogin.has(code)) ? 'wrong-secret' : 'refused');
}
