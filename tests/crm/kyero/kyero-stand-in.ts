import { createHash } from 'node:crypto';
import { type Fault, spoil, type StandIn, type StandInSetting } from '../fault-plan.ts';
import { feedOf, isTold, propertyOf } from './kyero-wire.ts';

export const kyeroLogin = {
  account: 'costa',
  user: '',
  secret: '/export/{account}.xml?key=of-the-feed',
} as const;

type KyeroSetting = StandInSetting & { hasPostcodes?: boolean };

/** The address of the file, as software gives it to a portal. */
export function kyeroStandIn({ model, faults, hasPostcodes }: KyeroSetting): StandIn {
  const calls: string[] = [];

  function fileFor(fault: Fault | undefined): string {
    if (fault === 'errors-in-success') return '<error><message>Export failed.</message></error>';
    if (fault === 'empty') return feedOf([]);
    // The order of their elements is that of no two days, and of a property that is told twice neither.
    const told = [...model.properties.values()].filter(isTold);
    const properties = told.map((property) =>
      propertyOf(property, model, { turn: model.stamps.get(property.key), hasPostcodes }),
    );
    const twins = told.slice(0, 1).map((property) => propertyOf(property, model, { turn: 3, hasPostcodes }));
    return feedOf(fault === 'drift' ? [...properties.toReversed(), ...twins] : properties);
  }

  function served(request: Request, fault: Fault | undefined): Response {
    const { pathname, search } = new URL(request.url);
    if (`${pathname}${search}` !== kyeroLogin.secret.replace('{account}', kyeroLogin.account))
      return new Response(null, { status: 404 });
    const file = fileFor(fault);
    const ETag = `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`;
    return request.headers.get('If-None-Match') === ETag
      ? new Response(null, { status: 304, headers: { ETag } })
      : new Response(file, { headers: { ETag, 'Content-Type': 'application/xml' } });
  }

  async function answer(request: Request): Promise<Response> {
    calls.push(new URL(request.url).pathname);
    const fault = faults.next();
    return spoil(fault, () => served(request, fault));
  }

  return { answer, calls };
}
