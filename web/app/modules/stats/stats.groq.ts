import { localized } from '../../cms/fragments.ts';

export const statsProjection = `_type == "statsModule" => {
  figures[]{_key, value, source, ${localized('label')}}
}` as const;
