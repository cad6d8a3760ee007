import { localized } from '../../cms/fragments.ts';

export const statsProjection = `_type == "statsModule" => {
  figures[]{_key, ${localized('label')}},
  "source": {"figures": figures[]{_key, value, source}}
}` as const;
