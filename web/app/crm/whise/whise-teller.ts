import { homeCountryId } from 'schemas/country.ts';
import { localeOf } from 'schemas/languages.ts';
import { z } from 'zod';
import { ask, readJson, refusePage } from '../connector/ask.ts';
import type { Call, Lead, Login, Teller } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { isObject } from '../connector/read.ts';
import { whiseCodes } from './whise-codes.ts';
import { logInToWhise } from './whise-session.ts';

const told = z.object({
  isValidRequest: z.boolean().nullish(),
  validationErrors: z.array(z.unknown()).nullish(),
});

const countries = Object.entries(whiseCodes.country.known);
/** No form asks for a country. */
const home = Number(countries.find(([, ours]) => ours === String(homeCountryId))?.[0]);

/** The office that looks after the property, else that of the account. */
function officeIdOf({ record }: Lead, { account }: Login): number {
  const office = isObject(record) ? record['officeId'] : undefined;
  return typeof office === 'number' ? office : Number(account.split('/')[1]);
}

function contactOf(lead: Lead, login: Login): object {
  const { firstName, lastName, email, phone, language, message, key } = lead;
  return {
    Name: lastName || firstName || email,
    ...(firstName && { FirstName: firstName }),
    PrivateEmail: email,
    ...(phone && { PrivateMobile: phone }),
    CountryId: home,
    LanguageId: localeOf(language),
    OfficeIds: [officeIdOf(lead, login)],
    ...(key !== undefined && { EstateIds: [Number(key)] }),
    Message: message,
    // Nobody agrees to mails of the agency by sending a form.
    AgreementEmail: false,
  };
}

/** A contact is found by its e-mail address, so that a repeated one is no second person. */
export function tellWhise(login: Login, call: Call): Teller {
  let token = '';
  return {
    logIn: async () => {
      token = await logInToWhise(login, call);
    },
    tell: async (lead) => {
      const response = await ask(
        call,
        `${login.address}/v1/contacts/upsert`,
        {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            Authorization: `Bearer ${token}`,
          },
          body: JSON.stringify(contactOf(lead, login)),
        },
        [401],
      );
      if (!response.ok) throw new CrmProblem('wrong-secret');
      refusePage(response);
      const answer = await readJson(response, told);
      if (answer.isValidRequest === false || (answer.validationErrors?.length ?? 0) > 0)
        throw new CrmProblem('refused');
    },
  };
}
