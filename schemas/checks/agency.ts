import { isFilled } from '../fields/localized.ts';
import { hasPath, linkedPaths } from '../needed-pages.ts';
import type { StoredDocument } from '../publication/localized-values.ts';
import type { Check, Level, Problem } from './check.ts';
import { isNode, nodesIn } from './walk.ts';

type Flaw = { level: Level; message: string };

const ofBroker = {
  level: 'error',
  message: 'The law asks for this on the site of an estate agent.',
} as const satisfies Flaw;

/** Fields that no agency should leave empty, though the Studio publishes without them. */
const neededFields: Readonly<Record<string, Readonly<Record<string, Flaw>>>> = {
  siteSettings: {
    companyNumber: ofBroker,
    vatNumber: ofBroker,
    brokerNumber: ofBroker,
    insurer: ofBroker,
    insurancePolicy: ofBroker,
    logo: { level: 'advice', message: 'Until you add your logo, the site shows its standard one.' },
  },
  office: {
    phone: { level: 'advice', message: 'Visitors cannot call this office: it has no phone number.' },
  },
};

export function isPrivacyStatement(document: StoredDocument): boolean {
  return document._type === 'page' && hasPath(document, [linkedPaths.privacy]);
}

function ofPrivacyStatement(document: StoredDocument): Problem[] {
  const namesMail = nodesIn(document).some(([{ href, url }]) =>
    [href, url].some((address) => String(address).startsWith('mailto:')),
  );
  if (namesMail) return [];
  const message = 'It links to no e-mail address for questions about personal data.';
  return [{ level: 'error', message, field: ['modules'], path: ['modules'] }];
}

/** Removing a picture leaves an object without an asset. */
function isGiven(value: unknown): boolean {
  return isFilled(isNode(value) ? value.asset : value);
}

/** Finds facts that an agency has yet to give about itself. */
export const agency: Check = (document) => {
  if (isPrivacyStatement(document)) return ofPrivacyStatement(document);
  const needed = Object.entries(neededFields[document._type] ?? {});
  return needed.flatMap(([name, flaw]) =>
    isGiven(document[name]) ? [] : [{ ...flaw, field: [name], path: [name] }],
  );
};
