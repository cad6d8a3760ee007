import { expect, test } from 'vitest';
import { largestProof, proofSchema } from './consent-proof.server.ts';

const proof = {
  proof: '2f1c3e00-0000-4000-8000-000000000000',
  version: '2026-11',
  choices: { preferences: false, statistics: true, marketing: false },
  language: 'fr',
};

test('[4.12] a proof holds what was answered to which text, and nothing else is let in', () => {
  expect(proofSchema.safeParse(proof).success).toBe(true);
  expect(JSON.stringify(proof).length).toBeLessThan(largestProof / 2);
  const refused = [
    { ...proof, proof: 'me' },
    { ...proof, version: '' },
    { ...proof, version: 'x'.repeat(31) },
    { ...proof, language: 'xx' },
    { ...proof, choices: { ...proof.choices, statistics: 'yes' } },
    { ...proof, choices: { ...proof.choices, necessary: true } },
    { ...proof, email: 'an@example.com' },
    null,
  ];
  for (const value of refused)
    expect(proofSchema.safeParse(value).success, JSON.stringify(value)).toBe(false);
});
