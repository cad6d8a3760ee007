import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Texts } from '../cms/content.ts';
import { unpackTexts } from './packed-texts.ts';
import type { RenderOnce } from './rendered-once.tsx';
import { TextProvider } from './text.tsx';

/** Bounds the memory of lists with thousands of properties. */
const mostStored = 1000;

const stores = new WeakMap<object, WeakMap<Texts, Map<string, string>>>();

function storeOf(component: object, texts: Texts): Map<string, string> {
  const byTexts = stores.get(component) ?? new WeakMap<Texts, Map<string, string>>();
  stores.set(component, byTexts);
  const store = byTexts.get(texts) ?? new Map<string, string>();
  byTexts.set(texts, store);
  return store;
}

/** The markup of a component, rendered once for all requests; again when its props or any text change. */
export const storedMarkup: RenderOnce = (component, props, { language, texts, isHydrated = false }) => {
  const unpacked = typeof texts === 'string' ? unpackTexts(texts) : texts;
  const store = storeOf(component, unpacked);
  const key = JSON.stringify(props);
  const found = store.get(key);
  if (found !== undefined) return found;
  if (store.size >= mostStored) store.clear();
  // React hydrates only what it has marked for that.
  const render = isHydrated ? renderToString : renderToStaticMarkup;
  const markup = render(
    <TextProvider language={language} texts={unpacked}>
      {createElement(component, props)}
    </TextProvider>,
  );
  store.set(key, markup);
  return markup;
};
