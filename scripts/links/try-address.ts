import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic, PrivateAddressError } from './public-host.ts';

/** `unsure` is an address whose server refuses programs, so that only a person can tell. */
export type Verdict = { state: 'fine' | 'dead' | 'unsure'; reason: string };

type TryOptions = {
  /** Milliseconds for one request. */
  timeout?: number;
  /** Addresses of the network that may be reached; only public ones unless a test says otherwise. */
  isAllowed?: (address: string) => boolean;
};

const mostRedirects = 5;
/** Statuses of servers that want a person, a login or patience. */
const refusals = new Set([401, 403, 407, 429, 451, 999]);
const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; link check of a website)', Accept: '*/*' };

type Response = { status: number; location: string | undefined };

function send(
  url: URL,
  method: 'HEAD' | 'GET',
  { timeout = 10_000, isAllowed = isPublicAddress }: TryOptions,
) {
  return new Promise<Response>((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A literal address is connected to without being looked up.
    if (isIP(host) !== 0 && !isAllowed(host)) {
      reject(new PrivateAddressError());
      return;
    }
    const request = url.protocol === 'http:' ? requestHttp : requestHttps;
    const signal = AbortSignal.timeout(timeout);
    const sent = request(url, { method, headers, signal, lookup: lookupPublic(isAllowed) }, (response) => {
      // Only the status matters, and a film would take long.
      response.destroy();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    });
    sent.on('error', (error) => {
      reject(signal.aborted ? new Error(`no response within ${timeout / 1000} s`) : error);
    });
    sent.end();
  });
}

/** Requests the head only, and the whole where a server refuses that. */
async function statusOf(url: URL, options: TryOptions): Promise<Response> {
  const head = await send(url, 'HEAD', options);
  return head.status < 400 ? head : send(url, 'GET', options);
}

/** Follows redirects to their end and never reads a body. */
export async function tryAddress(address: string, options: TryOptions = {}): Promise<Verdict> {
  let url = new URL(address);
  try {
    for (let steps = 0; steps <= mostRedirects; steps += 1) {
      const { status, location } = await statusOf(url, options);
      if (status < 300 || status === 304) return { state: 'fine', reason: String(status) };
      if (status >= 400) return { state: refusals.has(status) ? 'unsure' : 'dead', reason: String(status) };
      if (location === undefined || !URL.canParse(location, url.href))
        return { state: 'dead', reason: `${status} without an address` };
      url = new URL(location, url);
      if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { state: 'dead', reason: `leads to ${url.protocol}` };
    }
    return { state: 'dead', reason: `more than ${mostRedirects} redirects` };
  } catch (error) {
    if (error instanceof PrivateAddressError)
      return { state: 'dead', reason: 'leads into a private network' };
    const { code, message } = error as NodeJS.ErrnoException;
    return { state: 'dead', reason: code ?? message };
  }
}
