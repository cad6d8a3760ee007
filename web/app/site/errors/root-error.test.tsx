import { renderToStaticMarkup } from 'react-dom/server';
import { languages } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { RequestIdProvider } from '../../ui/page/request-context.tsx';
import { RootError, rootErrorTitle } from './root-error.tsx';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

for (const { id: language } of languages) {
  test(`the last error page says under which number a visitor may report it: ${language}`, () => {
    const page = <RootError language={language} />;
    const markup = renderToStaticMarkup(<RequestIdProvider value={id}>{page}</RequestIdProvider>);
    expect(markup).toContain(`<h1 class="heading-1">${rootErrorTitle(language)}</h1>`);
    expect(markup).toMatch(new RegExp(`<p [^>]+>[^<]{20,}: ${id}</p>`));
    expect(renderToStaticMarkup(page)).not.toContain(':');
  });
}
