import { ask, refusePage } from '../connector/ask.ts';
import type { Call, Lead, Login, Teller } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { isObject } from '../connector/read.ts';
import { logInToSweepbright, sweepbrightVersion } from './sweepbright-session.ts';

/** Each kind of contact has a path of its own. */
function pathOf({ form, key }: Lead): string {
  if (form === 'contact-demand') return '/contacts/owners';
  return key === undefined ? '/contacts' : `/estates/${encodeURIComponent(key)}/contacts`;
}

function contactOf({ firstName, lastName, email, phone, language, message, record }: Lead): object {
  const office = isObject(record) ? record['office.id'] : undefined;
  return {
    first_name: firstName,
    last_name: lastName || email,
    email,
    ...(phone && { phone }),
    locale: language,
    message,
    ...(typeof office === 'string' && { office_id: office }),
  };
}

export function tellSweepbright(login: Login, call: Call): Teller {
  let token = '';

  async function send(method: string, path: string, body: object): Promise<void> {
    const headers = {
      Accept: sweepbrightVersion,
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    };
    const init = { method, headers, body: JSON.stringify(body) };
    const response = await ask(call, `${login.address}/api${path}`, init, [401, 403]);
    await response.body?.cancel();
    if (!response.ok) throw new CrmProblem('wrong-secret');
    refusePage(response);
  }

  return {
    logIn: async () => {
      token = await logInToSweepbright(login, call);
    },
    tell: (lead) => send('POST', pathOf(lead), contactOf(lead)),
    tellAddress: (key, url) => send('PUT', `/estates/${encodeURIComponent(key)}/url`, { url }),
  };
}
