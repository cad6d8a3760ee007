import { expect, test } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { LawList } from './property-law.tsx';

test('staff read each rule, since when, what to ask for, and that it is no legal advice', () => {
  const { text } = renderPart(
    <LawList
      reference="2107"
      law={[
        { rule: 'flanders-flood-plot', severity: 'warn' },
        { rule: 'belgium-certificate-valid', severity: 'warn', from: '2026-12-04' },
      ]}
    />,
  );
  expect(text()).toMatch(/Must be said.*the P-score.*Make the flood report/);
  expect(text()).toMatch(/From .*2026.*has not expired.*Ask the owner for the energy certificate/);
  expect(text()).toContain('It is no legal advice');
});
