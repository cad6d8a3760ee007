import type { StringRule } from '@sanity/types';
import { zipPattern } from '../country.ts';

export function belgianZip(rule: StringRule): StringRule {
  return rule.regex(zipPattern, { name: 'Belgian postal code' });
}
