import { omit } from '../store/document.ts';
import type { Doc } from '../store/document.ts';
import type { StagedChange } from '../store/transactions/stage.ts';
import { patchBetween } from './mendoza-patch.ts';
import type { MendozaPatch } from './mendoza-patch.ts';

export type Effects = { apply: MendozaPatch; revert: MendozaPatch };

const known = new WeakMap<StagedChange, Effects>();

/** Leaves out `_rev`: every reader of effects removes it first and adds the transaction's id afterwards. */
export function effectsOf(change: StagedChange): Effects {
  const described = known.get(change);
  if (described) return described;
  const [before, after] = [contentOf(change.before), contentOf(change.after)];
  const effects = { apply: patchBetween(before, after), revert: patchBetween(after, before) };
  known.set(change, effects);
  return effects;
}

function contentOf(document: Doc | null) {
  return document && omit(document, ['_rev']);
}
