import { readableOnGround, usableAsGround } from '../rules/colour.ts';
import type { Check, Problem } from './check.ts';
import { nodesIn, type Place, stepInto } from './walk.ts';

/** Only advice, because the site corrects such a colour until it is readable. */
function advice(verdict: true | string, place: Place): Problem[] {
  return verdict === true ? [] : [{ level: 'advice', message: verdict, ...place }];
}

export const contrast: Check = (document, { ground }) =>
  nodesIn(document).flatMap(([node, place]) => {
    if (node._type === 'topBarItem')
      return advice(readableOnGround(node.color, ground), stepInto(place, 'color'));
    if (node._type !== 'theme') return [];
    return [
      ...advice(usableAsGround(node.ground), stepInto(place, 'ground')),
      ...['ink', 'accent'].flatMap((name) =>
        advice(readableOnGround(node[name], node.ground), stepInto(place, name)),
      ),
    ];
  });
