import type { ModuleOf } from '../../../content/cms/content.ts';
import { contentLink } from '../../../content/cms/entry-path.ts';
import { linkTarget, localized } from '../../../content/cms/fragments.ts';
import type { ModuleContext } from '../module-contract.ts';

export const callToActionProjection = `_type == "callToActionModule" => {
  "source": {"links": links[0...2]{_key, ${localized('label')}, ${linkTarget}}}
}` as const;

/** Leaves out links to pages that visitors cannot reach. */
export function loadCallToAction(
  { source }: ModuleOf<'callToActionModule'>,
  { language, paths }: ModuleContext,
) {
  const links = (source.links ?? []).flatMap(({ _key, ...stored }) => {
    const link = contentLink(paths, stored, language);
    return link ? [{ key: _key, ...link }] : [];
  });
  return { links };
}
