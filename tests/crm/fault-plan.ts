import type { AgencyModel } from './agency-model.ts';

/** Ways in which a call to a system goes wrong. */
export const faults = [
  'unauthorized',
  'limited',
  'limited-silently',
  'broken',
  'slow',
  'cut',
  'html',
  'errors-in-success',
  'empty',
  'drift',
] as const;

/** `lost` is a call that the system heard, and whose answer never came. */
export type Fault = (typeof faults)[number] | 'lost';

/** Numbers from 0 to 1, the same ones for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type FaultPlan = {
  /** The fault of the next call; undefined where it goes well. */
  next: () => Fault | undefined;
  /** From now on all goes well. */
  end: () => void;
};

export type StandInSetting = { model: AgencyModel; faults: FaultPlan; now: () => number };

/** A message that a system sends; with bytes, it is a file. */
export type SentMessage = { text: string; headers: Headers; bytes?: Uint8Array<ArrayBuffer> };

/** A system as far as a website speaks with it. */
export type StandIn = {
  answer: (request: Request) => Promise<Response>;
  /** Names of the calls so far, without secrets. */
  calls: string[];
};

/** Spoils that share of the calls, each in a way that the seed decides. */
export function faultPlan(seed: number, share: number, kinds: readonly Fault[] = faults): FaultPlan {
  const number = numbersOf(seed);
  let isOver = false;
  return {
    next: () => {
      const isSpoilt = !isOver && number() < share;
      return isSpoilt ? kinds[Math.floor(number() * kinds.length)] : undefined;
    },
    end: () => {
      isOver = true;
    },
  };
}

export const noFaults: FaultPlan = { next: () => undefined, end: () => undefined };

/** The answer as the fault leaves it; those that are left are for the system to imitate. */
export async function spoil(fault: Fault | undefined, response: () => Response): Promise<Response> {
  if (fault === 'unauthorized') return new Response(null, { status: 401 });
  if (fault === 'limited') return new Response(null, { status: 429, headers: { 'Retry-After': '30' } });
  if (fault === 'limited-silently') return new Response(null, { status: 429 });
  if (fault === 'broken') return Response.json({ ExceptionMessage: 'Oops.' }, { status: 500 });
  if (fault === 'lost') response();
  if (fault === 'slow' || fault === 'lost') throw new DOMException('The call took too long.', 'TimeoutError');
  if (fault === 'html')
    return new Response('<h1>Maintenance</h1>', { headers: { 'Content-Type': 'text/html' } });
  if (fault !== 'cut') return response();
  const text = await response().text();
  return new Response(text.slice(0, text.length / 2), { headers: { 'Content-Type': 'application/json' } });
}
