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

/** Files have ids of their own kind. */
const isFile = (id: string) => /^(?:image|file)-/.test(id);

export const links: Check = (document, site) => {
  function flawOf(node: Node, name: 'href' | 'url' | 'redirectUrl'): Flaw | undefined {
    const address = node[name];
    return typeof address === 'string' && isOwnPath(address) ? ofAddress[site.follow(address)] : undefined;
  }

  function flawsOf(node: Node, place: Place): { flaw: Flaw | undefined; place: Place }[] {
    const id = node._ref;
    if (typeof id === 'string') {
      const state = isFile(id) ? 'public' : (site.stateOf(id) ?? 'missing');
      return [{ flaw: state === 'public' ? undefined : ofReference[state], place }];
    }
    const isRoot = place.path.length === 0;
    const names = [
      ...(node._type === 'link' ? (['href'] as const) : []),
      ...(node._type === 'link' && node.page === undefined ? (['url'] as const) : []),
      ...(isRoot && node.redirect === true ? (['redirectUrl'] as const) : []),
    ];
    return names.map((name) => ({ flaw: flawOf(node, name), place: stepInto(place, name) }));
  }

  return nodesIn(document).flatMap(([node, place]) =>
    flawsOf(node, place).flatMap(({ flaw, place: found }) => (flaw ? [{ ...flaw, ...found }] : [])),
  );
};
