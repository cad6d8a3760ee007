import { expect, test } from 'vitest';
import { readAgency } from '../agencies/agency.ts';
import { withFacts } from './facts.ts';

const agency = readAgency('tests/agencies/immo-rivage');

const inDutchAndFrench = (value: string, facts = agency) =>
  withFacts(
    ['nl', 'fr'].map((language) => ({ language, value })),
    facts,
  ).map((item) => item.value);

test('a fact is written in the language of the text around it', () => {
  expect(inDutchAndFrench('{{inTowns}}')).toEqual(['in Oostende en Namen', 'à Ostende et à Namur']);
  expect(inDutchAndFrench('{{company}}, {{address}}{{registration}}.')).toEqual([
    'Immo Rivage bv, Quai des Chaloupiers 999, 8400 Oostende, ondernemingsnummer 0000.000.196.',
    'Immo Rivage srl, Quai des Chaloupiers 999, 8400 Ostende, numéro d’entreprise 0000.000.196.',
  ]);
});

test('what an agency does not know yet leaves no gap', () => {
  const young = { ...agency, legalForm: undefined, companyNumber: undefined };
  expect(inDutchAndFrench('{{company}}, {{phone}}{{registration}}.', young)).toEqual([
    'Immo Rivage, +32 59 00 00 00.',
    'Immo Rivage, +32 59 00 00 00.',
  ]);
});

test('its name breaks over no line of a text, and a name that is no fact is refused', () => {
  const text = { _type: 'internationalizedArrayTextValue', language: 'fr', value: 'Chez {{name}}' };
  expect(withFacts(text, agency).value).toBe('Chez Immo\u00a0Rivage');
  expect(() => withFacts('{{slogan}}', agency)).toThrow('No fact of the agency is called "slogan"');
});
