import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized, localizedPicture } from '../../../content/cms/fragments.ts';
import type { ModuleContext } from '../module-contract.ts';

export const beforeAfterProjection = `_type == "beforeAfterModule" => {
  "source": {
    ${localized('beforeLabel')},
    ${localized('afterLabel')},
    ${localizedPicture('before')},
    ${localizedPicture('after')}
  }
}` as const;

export function loadBeforeAfter({ source }: ModuleOf<'beforeAfterModule'>, { t }: ModuleContext) {
  const before = source.beforeLabel ?? t('beforeAfter.before');
  const after = source.afterLabel ?? t('beforeAfter.after');
  return {
    before: { label: before, picture: contentPicture(source.before) },
    after: { label: after, picture: contentPicture(source.after) },
    handle: t('beforeAfter.handle', { before, after }),
  };
}
