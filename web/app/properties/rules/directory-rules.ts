import type { Bundle } from '../import/bundle-schema.ts';
import { milestoneKind, sentenceKinds } from '../model/terms.ts';
import { cityKeyOf } from '../model/terms.ts';
import type { Objection } from './finding.ts';
import type { Known } from './known.ts';
import { checkProjectSecrets } from './secret-rules.ts';
import { checkTexts, unknownTerm } from './text-rules.ts';

export function checkCategory(
  { ID, ParentID }: Bundle['Categories'][number],
  { parents }: Known,
): Objection[] {
  const above = new Set<number>();
  let next = ParentID;
  while (next !== 0 && next !== ID && parents.has(next) && !above.has(next)) {
    above.add(next);
    next = parents.get(next) ?? 0;
  }
  if (next === 0) return [];
  const isCircle = next === ID || above.has(next);
  return [{ path: ['ParentID'], reason: isCircle ? 'hangs below itself' : 'is no category' }];
}

/** Three words and a full stop at least, so that `Vg` or `Gvkr` is refused. */
const sentence = /^\p{Lu}.* .* .*\.$/u;

export function checkTerm({ Kind, Texts }: Bundle['Terms'][number]): Objection[] {
  if (!sentenceKinds.has(Kind)) return [];
  return Texts.flatMap(({ Name }, index) =>
    sentence.test(Name)
      ? []
      : [{ path: ['Texts', index, 'Name'], reason: 'is no full sentence, as the law wants it' }],
  );
}

export function checkProject(project: Bundle['Projects'][number], known: Known): Objection[] {
  const { CountryID, Zip, Milestones = [] } = project;
  const isInCity = known.centres.has(cityKeyOf({ CountryID, Zip }));
  return [
    ...(isInCity ? [] : [{ path: ['Zip'], reason: 'belongs to no city of that country' }]),
    ...Milestones.flatMap(({ Kind }, index) =>
      known.terms.has(`${milestoneKind}/${Kind}`)
        ? []
        : [unknownTerm(['Milestones', index, 'Kind'], milestoneKind)],
    ),
    ...checkTexts(project.Texts, known),
    ...checkProjectSecrets(project),
  ];
}
