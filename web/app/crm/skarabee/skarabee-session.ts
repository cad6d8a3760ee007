import type { Call, Fetched, Login, RefPage, Session } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { earlier } from '../connector/read.ts';
import { cutPublication } from './skarabee-facts.ts';
import { callOperation, childrenOf, element, textOf } from './soap.ts';

/** Its times have no zone, and the clock goes back once a year. */
const overlap = 3 * 60 * 60_000;

type Summary = { key: string; mark: string; isActive: boolean };

export function openSkarabee(login: Login, call: Call): Session {
  const speaker = { login, call };

  /** All active ones; with `since`, those that changed, active or not. */
  async function readSummaries(since: string | undefined): Promise<Summary[]> {
    const answer = await callOperation(speaker, 'GetPublicationSummaries', {
      content: [
        element('LastModified', since),
        element('RequestedPropertyTypes', element('PropertyType', 'TRANSACTION')),
        element('ExcludeSharedProperties', true),
      ],
    });
    const [list] = childrenOf(answer, 'PublicationSummaries');
    return childrenOf(list, 'PublicationSummary').map((summary) => {
      const key = textOf(summary, 'ID');
      if (!/^\d+$/.test(key)) throw new CrmProblem('unreadable');
      return { key, mark: textOf(summary, 'Modified'), isActive: textOf(summary, 'Active') === 'true' };
    });
  }

  async function changes(cursor: string): Promise<RefPage> {
    const summaries = await readSummaries(cursor === '' ? undefined : cursor);
    const last = summaries
      .map(({ mark }) => mark)
      .toSorted()
      .at(-1);
    return {
      refs: summaries.filter(({ isActive }) => isActive),
      gone: summaries.filter(({ isActive }) => !isActive).map(({ key }) => key),
      cursor: last === undefined ? cursor : earlier(last, overlap),
      isComplete: true,
    };
  }

  async function allKeys(): Promise<RefPage> {
    const summaries = await readSummaries(undefined);
    return { refs: summaries.filter(({ isActive }) => isActive), cursor: '', isComplete: true };
  }

  async function fetchPublication(key: string): Promise<Fetched | undefined> {
    const answer = await callOperation(speaker, 'GetPublication', {
      content: [element('PublicationId', key)],
      expected: 'INVALID_PUBLICATION_ID',
    });
    if (!answer) return undefined;
    const [publication] = childrenOf(answer, 'Publication');
    const [info] = childrenOf(publication, 'Info');
    // Each home has its own answer, so another one proves nothing about it.
    if (!publication || !info || textOf(info, 'ID') !== key) throw new CrmProblem('unreadable');
    return { record: cutPublication(publication), mark: textOf(info, 'Modified') };
  }

  async function fetchPublications(keys: readonly string[]): Promise<ReadonlyMap<string, Fetched>> {
    const found = new Map<string, Fetched>();
    for (const key of keys) {
      const fetched = await fetchPublication(key);
      if (fetched) found.set(key, fetched);
    }
    return found;
  }

  return { changes, allKeys, fetch: fetchPublications };
}
