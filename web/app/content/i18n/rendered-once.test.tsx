import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RenderedOnce, RenderOnceContext } from './rendered-once.tsx';
import { storedMarkup } from './stored-markup.server.tsx';
import { TextProvider, useText } from './text.tsx';

const words = { 'list.count_other': '{count} panden' };

const rendered = vi.fn();

function Found({ count }: { count: number }) {
  rendered();
  const t = useText();
  return (
    <p>
      {count} {t('list.count', { count })}
    </p>
  );
}

function render(count: number, { texts = words, isHydrated = false, isPreview = false } = {}) {
  const place = (
    <TextProvider language="nl" texts={texts}>
      <RenderedOnce className="found" component={Found} props={{ count }} isHydrated={isHydrated} />
    </TextProvider>
  );
  const context = isPreview ? undefined : storedMarkup;
  return renderToString(<RenderOnceContext.Provider value={context}>{place}</RenderOnceContext.Provider>);
}

test('a component is rendered once for equal props and texts, and again for others', () => {
  const first = render(21);
  expect(first).toBe('<div class="found"><p>21 21 panden</p></div>');
  expect([render(21), rendered.mock.calls.length]).toEqual([first, 1]);
  expect([render(22), rendered.mock.calls.length]).toEqual([first.replaceAll('21', '22'), 2]);
  const texts = { 'list.count_other': '{count} huizen' };
  expect([render(21, { texts }), rendered.mock.calls.length]).toEqual([first.replace('panden', 'huizen'), 3]);
});

test('what the browser hydrates is the markup that React would give it, in a preview too', () => {
  const whole = render(31, { isPreview: true });
  expect(whole).toContain('<!-- -->');
  expect(render(31, { isHydrated: true })).toBe(whole);
});

test('what has been rendered is forgotten once it takes too much memory', () => {
  const long = 'Huis '.repeat(100_000);
  const Long = ({ index }: { index: number }) => {
    rendered();
    return long + String(index);
  };
  const renderLong = (index: number) => storedMarkup(Long, { index }, { language: 'nl', texts: words });
  const count = (work: () => unknown) => {
    const before = rendered.mock.calls.length;
    work();
    return rendered.mock.calls.length - before;
  };
  expect(count(() => [renderLong(0), renderLong(0)])).toBe(1);
  expect(count(() => Array.from({ length: 8 }, (_, index) => renderLong(index + 1)))).toBe(8);
  expect(count(() => renderLong(0))).toBe(1);
});
