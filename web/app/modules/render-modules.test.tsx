import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '../i18n/text.tsx';
import type { LoadedModule } from './module-data.ts';
import { RenderModules } from './render-modules.tsx';

const texts = { 'error.module': 'Dit onderdeel ontbreekt.', 'error.invalidView': 'Ongeldige weergave.' };

const common = { titleSize: null, span: null, backgroundType: null } as const;
const article: LoadedModule = {
  content: {
    ...common,
    _key: 'a',
    _type: 'articleModule',
    title: 'Over ons',
    imagePosition: null,
    body: null,
    picture: null,
  },
  data: { picture: undefined },
  failed: false,
};
const stats: LoadedModule = {
  content: {
    ...common,
    _key: 's',
    _type: 'statsModule',
    title: null,
    figures: [{ _key: 'f', value: null, source: null, label: null }],
  },
  data: { values: {} },
  failed: false,
};

function render(modules: readonly LoadedModule[]): string {
  return renderToString(
    <TextProvider language="nl" texts={texts}>
      <RenderModules modules={modules} />
    </TextProvider>,
  );
}

test('a module whose fields are all missing still renders', () => {
  expect(render([article, stats])).toContain('Over ons');
});

test('[8.03] a module of a type the site does not know says so', () => {
  const unknown = { ...article, content: { ...article.content, _type: 'constructor' } };
  expect(render([unknown as unknown as LoadedModule])).toContain('Ongeldige weergave.');
});

test('a module whose data could not be loaded says so and leaves the others alone', () => {
  const html = render([{ ...stats, data: undefined, failed: true }, article]);
  expect(html).toContain('Dit onderdeel ontbreekt.');
  expect(html).toContain('Over ons');
});

test('a module that throws while it renders says so and leaves the others alone', () => {
  const html = render([{ ...stats, data: undefined }, article]);
  expect(html).toContain('Dit onderdeel ontbreekt.');
  expect(html).toContain('Over ons');
});
