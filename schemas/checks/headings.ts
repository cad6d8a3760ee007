import { isFilled } from '../fields/localized.ts';
import type { StoredDocument } from '../publication/localized-values.ts';
import { localizedValues, sourceOf } from '../publication/localized-values.ts';
import type { Check, Problem } from './check.ts';
import { headingLevels } from './heading-levels.ts';
import { isNode, type Node, nodesIn, type Place, stepInto } from './walk.ts';

function shownModules({ modules }: StoredDocument): Node[] {
  const shown = (Array.isArray(modules) ? (modules as unknown[]) : [])
    .filter(isNode)
    .filter(({ status }) => status !== 'draft');
  const isAbove = ({ position }: Node) => position === 'above';
  return [...shown.filter(isAbove), ...shown.filter((module) => !isAbove(module))];
}

function isTitled(module: Node): boolean {
  const [title] = localizedValues({ _id: '', _type: '', title: module.title });
  return sourceOf(title) !== undefined;
}

function ofModules(document: StoredDocument): Problem[] {
  const modules = shownModules(document);
  const levels = headingLevels(
    modules.map((module) => ({ isTitled: isTitled(module), size: module.titleSize })),
  );
  return modules.flatMap((module, index): Problem[] => {
    const { wanted = 0, level = 0 } = levels[index] ?? {};
    if (wanted <= level || !isTitled(module)) return [];
    const field = ['modules', { _key: String(module._key) }, 'titleSize'];
    const message = 'This heading skips a level, so the site shows it one level higher.';
    return [{ level: 'advice', message, field, path: field }];
  });
}

function ofBlocks(blocks: readonly Node[], place: Place): Problem[] {
  let hasHeading = false;
  return blocks.flatMap((block): Problem[] => {
    if (block.style !== 'h3' && block.style !== 'h4') return [];
    const isSkipped = block.style === 'h4' && !hasHeading;
    hasHeading = true;
    const found = stepInto(place, { _key: String(block._key) });
    if (!isFilled([block])) return [{ level: 'error', message: 'This heading has no words.', ...found }];
    const message = 'A small heading comes before the first heading of this text.';
    return isSkipped ? [{ level: 'advice', message, ...found }] : [];
  });
}

export const headings: Check = (document) => [
  ...ofModules(document),
  ...nodesIn(document).flatMap(([{ value }, place]) => {
    const blocks = Array.isArray(value) ? (value as unknown[]).filter(isNode) : [];
    return blocks.some(({ _type }) => _type === 'block') ? ofBlocks(blocks, stepInto(place, 'value')) : [];
  }),
];
