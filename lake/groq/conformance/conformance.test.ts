import { expect, test } from 'vitest';
import { engine } from '../engine.ts';
import { runAny } from '../evaluate.ts';
import { parseQuery } from '../parse.ts';
import { sourceMapOf } from '../source-map/source-map.ts';
import { knownMisses } from './known-misses.ts';
import { agrees, readSuite, suiteIsPresent, viewOf } from './suite.ts';
import type { Case } from './suite.ts';

const sanity = { projectId: 'test', dataset: 'test' };

const minute = 60_000;

/** Through all of the lake's pipeline, indexes and source maps included. */
async function lakePasses({ query, params, valid, result, documents }: Case): Promise<boolean> {
  try {
    const parsed = parseQuery(query, params);
    const context = { source: viewOf(documents), params, identity: 'me', sanity };
    const given = await runAny(parsed, query, context);
    sourceMapOf(parsed, context, given, true);
    return valid && agrees(result, given);
  } catch {
    return !valid;
  }
}

async function groqPasses({ query, params, valid, result, documents }: Case): Promise<boolean> {
  try {
    const dataset = viewOf(documents).documents;
    const options = { dataset, params: { ...params }, identity: 'me', sanity, dereference: undefined };
    const value = await engine.evaluate(engine.parse(query, { params }), options);
    return valid && agrees(result, await value.get());
  } catch {
    return !valid;
  }
}

test.runIf(suiteIsPresent)(
  'the lake misses the listed cases of the public GROQ suite and no other, and groq-js alone misses them too',
  async () => {
    const cases = readSuite();
    const missed: Case[] = [];
    for (const one of cases) if (!(await lakePasses(one))) missed.push(one);
    expect(missed.map(({ id }) => id).sort()).toEqual([...knownMisses].sort());
    expect(cases.length).toBeGreaterThan(1000);
    for (const one of missed) expect([one.id, await groqPasses(one)]).toEqual([one.id, false]);
  },
  minute,
);

test.skipIf(suiteIsPresent)('shared/conformance/groq is absent: the public GROQ suite was not run', () => {});
