import { expect, test } from 'vitest';
import { choiceField } from './choice-field.ts';

const about = { name: 'colour', title: 'Colour', description: 'One of a few.' };
const choices = ['a', 'b', 'c', 'd', 'e'].map((value) => ({ title: value.toUpperCase(), value }));

test('up to four choices are shown side by side, more of them as a menu', () => {
  const few = choiceField({ ...about, choices: choices.slice(0, 4) });
  expect(few.options).toMatchObject({ layout: 'radio', direction: 'horizontal' });
  expect(choiceField({ ...about, choices }).options).not.toHaveProperty('layout');
});

test('the choices are stored by their values, in the order given', () => {
  expect(choiceField({ ...about, choices }).options.list).toEqual(choices);
});

test('a choice without a usual one begins open', () => {
  expect(choiceField({ ...about, choices })).not.toHaveProperty('initialValue');
  expect(choiceField({ ...about, choices, initialValue: 'b' })).toHaveProperty('initialValue', 'b');
});

test('it takes the group and fieldset of its field', () => {
  const field = choiceField({ ...about, choices, group: 'look', fieldset: 'colours' });
  expect(field).toMatchObject({ ...about, type: 'string', group: 'look', fieldset: 'colours' });
});
