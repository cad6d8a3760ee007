import { expect, test } from 'vitest';
import type { Doc } from '../document.ts';
import { lensFor } from './perspective.ts';
import type { Perspective } from './perspective.ts';
import { View } from './view.ts';

/** The same numbers on every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function randomDocument(roll: (sides: number) => number): Doc {
  const prefix = ['', '', 'drafts.', 'versions.r1.', 'secret.'][roll(5)] ?? '';
  const fields = { _type: `type${roll(3)}`, next: { _ref: `d${roll(12)}` } };
  return { _id: `${prefix}d${roll(12)}`, _rev: `r${roll(1000)}`, _createdAt: '', _updatedAt: '', ...fields };
}

function snapshot(view: View) {
  const keys = Array.from({ length: 12 }, (_, index) => index);
  return {
    documents: view.documents,
    types: keys.map((key) => view.ofType(`type${key}`)),
    references: keys.map((key) => view.referringTo(`d${key}`)),
    found: view.documents.map((document) => view.get(document._id)),
  };
}

const perspectives: Perspective[] = ['raw', [], ['drafts'], ['r1'], ['r1', 'drafts']];

test.each(
  perspectives.flatMap((perspective) => [true, false].map((privateToo) => ({ perspective, privateToo }))),
)(
  'a view kept up to date equals one built anew ($perspective, private $privateToo)',
  ({ perspective, privateToo }) => {
    const roll = dice(7);
    const stored = new Map<string, Doc>();
    const read = (id: string) => stored.get(id);
    const kept = new View(lensFor(perspective, privateToo), [], read);
    for (let commit = 0; commit < 300; commit += 1) {
      const touched = Array.from({ length: 1 + roll(3) }, () => randomDocument(roll));
      for (const document of touched) {
        if (roll(3) === 0) stored.delete(document._id);
        else stored.set(document._id, document);
      }
      kept.refresh(touched.map((document) => document._id));
      const anew = new View(lensFor(perspective, privateToo), stored.keys(), read);
      expect(snapshot(kept)).toEqual(snapshot(anew));
    }
    expect(kept.documents.length).toBeGreaterThan(0);
  },
);
