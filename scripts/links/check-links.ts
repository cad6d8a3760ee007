import { tryAddress, type Verdict } from './try-address.ts';

/** Addresses of other sites with the places that use each of them, such as `page-about modules[2].link.url`. */
export function outsideAddresses(
  documents: readonly { _id: string; [field: string]: unknown }[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (value: unknown, place: string): void => {
    if (typeof value === 'string') {
      const address = addressIn(value);
      if (address !== undefined) found.set(address, [...(found.get(address) ?? []), place]);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${place}[${index}]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value))
        if (!name.startsWith('_')) visit(field, `${place}.${name}`);
    }
  };
  for (const { _id, ...fields } of documents)
    for (const [name, field] of Object.entries(fields))
      if (!name.startsWith('_')) visit(field, `${_id} ${name}`);
  return found;
}

/** A whole value that is an address, without the part that a browser does not send. */
function addressIn(value: string): string | undefined {
  if (!/^https?:\/\/\S+$/.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  url.hash = '';
  return url.href;
}

const mostAtOnce = 6;

type Print = (line: string) => void;

/** Runs `work` for each item, `mostAtOnce` at a time. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, worker));
}

/**
 * Tries each address of another site once, and prints those that are dead or that only a person can judge, with the places
 * that use them.
 *
 * @returns the number of dead ones
 */
export async function checkLinks(
  documents: Parameters<typeof outsideAddresses>[0],
  print: Print,
  attempt: (address: string) => Promise<Verdict> = tryAddress,
): Promise<number> {
  const addresses = outsideAddresses(documents);
  const verdicts = new Map<string, Verdict>();
  await inTurns([...addresses.keys()], async (address) => {
    verdicts.set(address, await attempt(address));
  });
  const count = (state: Verdict['state']) =>
    [...verdicts.values()].filter((verdict) => verdict.state === state).length;
  for (const [address, places] of addresses) {
    const verdict = verdicts.get(address);
    if (!verdict || verdict.state === 'fine') continue;
    print(`${verdict.state === 'dead' ? 'dead' : 'open by hand'}  ${address} (${verdict.reason})`);
    for (const place of places) print(`      ${place}`);
  }
  print(
    `links: ${addresses.size} to other sites, ${count('fine')} fine, ${count('dead')} dead, ${count('unsure')} to open by hand`,
  );
  return count('dead');
}
