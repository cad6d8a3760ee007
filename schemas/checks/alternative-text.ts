import { inLanguage, isFilled, type Localized } from '../fields/localized.ts';
import type { Check } from './check.ts';
import { isNode, nodesIn, stepInto } from './walk.ts';

/** Decorative pictures have another type. Other languages count as missing translations. */
export const alternativeText: Check = (document) =>
  nodesIn(document).flatMap(([{ _type, asset, alt }, place]) => {
    const isPicture = _type === 'picture' && isNode(asset);
    if (!isPicture || isFilled(inLanguage(alt as Localized<string> | undefined))) return [];
    const message = 'This picture has no alternative text for people who cannot see it.';
    return [{ level: 'error', message, ...stepInto(place, 'alt') }];
  });
