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
