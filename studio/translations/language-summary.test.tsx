import { expect, test } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { LanguageSummary } from './language-summary.tsx';
import type { OpenGap } from './report/translation-report.ts';

const gaps = (...kinds: OpenGap['kind'][]) => kinds.map((kind) => ({ kind })) as unknown as OpenGap[];

const summary = (isEnabled: boolean, ...kinds: OpenGap['kind'][]) =>
  renderPart(
    <LanguageSummary
      language="fr"
      isEnabled={isEnabled}
      isChosen={false}
      gaps={gaps(...kinds)}
      onChoose={() => undefined}
    />,
  ).text();

test('a language says what is open in it, and whether the site has it', () => {
  expect(summary(true)).toBe('FrançaisComplete');
  expect(summary(true, 'missing', 'missing')).toBe('Français2 missing');
  expect(summary(true, 'copy')).toBe('Français1 copied');
  expect(summary(true, 'older')).toBe('Français1 outdated');
  expect(summary(true, 'machine')).toBe('Français1 by machine');
  expect(summary(false, 'machine', 'copy', 'older', 'missing')).toBe(
    'Françaisnot on the site yet1 missing · 1 copied · 1 outdated · 1 by machine',
  );
});
