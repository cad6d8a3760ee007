import { expect, test } from 'vitest';
import { isPersonalPath } from './newsletter-path.ts';
import { visitChangePath, visitSteps } from './visit-change-path.ts';

test('each step of a visit is below its language, with the token last, and personal', () => {
  expect(visitChangePath('fr', 'cancel', 'a.b')).toBe('/fr/visit/cancel/a.b/');
  for (const step of visitSteps) expect(isPersonalPath(visitChangePath('nl', step, 'a.b'))).toBe(true);
});
