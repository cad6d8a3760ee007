import type { StringRule } from '@sanity/types';

export function belgianZip(rule: StringRule): StringRule {
  return rule.regex(/^[1-9]\d{3}$/, { name: 'Belgian postal code' });
}
