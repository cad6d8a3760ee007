import { outsideAddresses } from './outside-addresses.ts';
import { tryAddress, type Verdict } from './try-address.ts';

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
