import type { StoredDocument } from '../publication/localized-values.ts';
import { isOwnPath } from '../rules/links.ts';
import type { Check, Level } from './check.ts';
import type { Destination } from './site-addresses.ts';
import { type Node, nodesIn, type Place, stepInto } from './walk.ts';

type Flaw = { level: Level; message: string };

const ofAddress: Partial<Record<Destination, Flaw>> = {
  nothing: { level: 'error', message: 'No page has this address, so the link leads nowhere.' },
  circle: { level: 'error', message: 'The redirects behind this address lead in a circle.' },
  unpublished: { level: 'error', message: 'The page at this address is not published.' },
  hidden: { level: 'error', message: 'The page at this address is hidden from visitors.' },
};

const ofReference = {
  missing: { level: 'error', message: 'What was chosen here no longer exists.' },
  unpublished: { level: 'error', message: 'What was chosen here is not published.' },
  hidden: { level: 'advice', message: 'What was chosen here is hidden from visitors.' },
} as const satisfies Record<string, Flaw>;

const isFile = (id: string) => /^(?:image|file)-/.test(id);

type AddressField = 'href' | 'url' | 'redirectUrl';

/** Fields in which an editor types an address. */
function addressFields(node: Node, { path }: Place): AddressField[] {
  const isTyped = node._type === 'link' && node.page === undefined && node.property === undefined;
  return [
    ...(isTyped ? (['href', 'url'] as const) : []),
    ...(path.length === 0 && node.redirect === true ? (['redirectUrl'] as const) : []),
  ];
}

function typedPath(node: Node, name: AddressField): string | undefined {
  const address = node[name];
  return typeof address === 'string' && isOwnPath(address) ? address : undefined;
}

function outsideAddress(node: Node, name: AddressField): string | undefined {
  const address = node[name];
  return typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address)
    ? address
    : undefined;
}

const typedIn = (document: StoredDocument, pick: typeof typedPath): string[] =>
  nodesIn(document).flatMap(([node, place]) =>
    addressFields(node, place).flatMap((name) => pick(node, name) ?? []),
  );

/** Addresses of this site that editors typed into a document, except in hidden parts. */
export function typedPaths(document: StoredDocument): string[] {
  return typedIn(document, typedPath);
}

/** The same for addresses of other sites. */
export function outsideAddresses(document: StoredDocument): string[] {
  return typedIn(document, outsideAddress);
}

export const links: Check = (document, site) => {
  function flawOf(node: Node, name: AddressField): Flaw | undefined {
    const address = typedPath(node, name);
    if (address !== undefined) return ofAddress[site.follow(address)];
    const since = site.deadSince(outsideAddress(node, name) ?? '');
    if (since === undefined) return undefined;
    return { level: 'error', message: `This address of another site leads nowhere, since ${since}.` };
  }

  function flawsOf(node: Node, place: Place): { flaw: Flaw | undefined; place: Place }[] {
    const id = node._ref;
    if (typeof id === 'string') {
      const state = isFile(id) ? 'public' : (site.stateOf(id) ?? 'missing');
      return [{ flaw: state === 'public' ? undefined : ofReference[state], place }];
    }
    return addressFields(node, place).map((name) => ({
      flaw: flawOf(node, name),
      place: stepInto(place, name),
    }));
  }

  return nodesIn(document).flatMap(([node, place]) =>
    flawsOf(node, place).flatMap(({ flaw, place: found }) => (flaw ? [{ ...flaw, ...found }] : [])),
  );
};
