import { expect, test } from 'vitest';
import { inlineVariables } from './plain-variables.ts';

const register = (name: string, initial = '') =>
  `@property --tw-${name}{syntax:"*";inherits:false;${initial && `initial-value:${initial}`}}`;

test('a variable that no utility sets is written as its value', () => {
  const css = `.border{border-style:var(--tw-border-style)}.ease{transition-timing-function:var(--tw-ease,var(--calm))}`;
  expect(inlineVariables(css + register('border-style', 'solid') + register('ease'))).toBe(
    '.border{border-style:solid}.ease{transition-timing-function:var(--calm)}',
  );
});

test('what utilities set stays a variable, with its value where a browser registers none', () => {
  const rules = '.up{--tw-translate-y:-50%;translate:var(--tw-translate-x) var(--tw-translate-y)}';
  const layer = (set: string) =>
    `@layer properties{@supports (color:red){*,:before{--tw-translate-x:0;${set}}}}`;
  expect(
    inlineVariables(
      layer('--tw-translate-y:0') + rules + register('translate-x', '0') + register('translate-y', '0'),
    ),
  ).toBe(
    '@layer properties{@supports (color:red){*,:before{--tw-translate-y:0}}}' +
      '.up{--tw-translate-y:-50%;translate:0 var(--tw-translate-y)}' +
      register('translate-y', '0'),
  );
});

test('a variable that nothing reads goes', () => {
  const css =
    '.bold{--tw-font-weight:700;font-weight:700}.leading{--tw-leading:var(--leading);line-height:1}';
  expect(inlineVariables(css + register('font-weight') + register('leading'))).toBe(
    '.bold{font-weight:700}.leading{line-height:1}',
  );
});

test('names that begin alike stay apart', () => {
  const css = '.a{--tw-shadow-color:red;color:var(--tw-shadow-color)}.b{color:var(--tw-shadow)}';
  expect(inlineVariables(css + register('shadow', 'none') + register('shadow-color'))).toBe(
    `.a{--tw-shadow-color:red;color:var(--tw-shadow-color)}.b{color:none}${register('shadow-color')}`,
  );
});
