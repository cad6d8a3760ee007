import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const load = (address: string) =>
  loadModules(
    [{ ...blankModules.embedModule, source: { ...blankModules.embedModule.source, address } }],
    testContext(),
  );

test('content of a listed host waits for the visitor, and allows that host alone', async () => {
  const [loaded] = await load('https://calendly.com/makelaar/gesprek');
  const html = renderLoaded(loaded ? [loaded] : []);
  expect(html).toContain('href="https://calendly.com/makelaar/gesprek"');
  expect(html).not.toContain('<iframe');
  expect(loaded?.needs).toEqual({ sources: { frame: ['https://calendly.com'], media: [] } });
});

test.each([
  'http://calendly.com/makelaar',
  'https://calendly.com.example.org/makelaar',
  'https://example.org/?calendly.com',
  'https://calendly.com@example.org/makelaar',
  'https://calendly.com:8443/makelaar',
  'https://www.google.com/url?q=https://example.org',
  'https://www.google.com/maps/embed/../../url',
  'javascript:alert(1)//calendly.com',
])('%s shows nothing and allows nothing', async (address) => {
  const [loaded] = await load(address);
  expect(loaded?.needs).toBeUndefined();
  expect(renderLoaded(loaded ? [loaded] : [])).not.toContain('href=');
});
