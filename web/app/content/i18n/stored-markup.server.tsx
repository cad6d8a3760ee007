import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Texts } from '../cms/content.ts';
import { unpackTexts } from './packed-texts.ts';
import type { RenderOnce } from './rendered-once.tsx';
import { TextProvider } from './text.tsx';

/** Characters of keys and markup per component and language, to bound the memory of sites with many properties. */
const mostStored = 3_000_000;

type Store = { markup: Map<string, string>; size: number };

const stores = new WeakMap<object, WeakMap<Texts, Store>>();

function storeOf(component: object, texts: Texts): Store {
  const byTexts = stores.get(component) ?? new WeakMap<Texts, Store>();
  stores.set(component, byTexts);
  const store = byTexts.get(texts) ?? { markup: new Map<string, string>(), size: 0 };
  byTexts.set(texts, store);
  return store;
}

export const storedMarkup: RenderOnce = (component, props, { language, texts, isHydrated = false }) => {
  const unpacked = typeof texts === 'string' ? unpackTexts(texts) : texts;
  const store = storeOf(component, unpacked);
  const key = JSON.stringify(props);
  const found = store.markup.get(key);
  if (found !== undefined) return found;
  // React hydrates only what it has marked for that.
  const render = isHydrated ? renderToString : renderToStaticMarkup;
  const markup = render(
    <TextProvider language={language} texts={unpacked}>
      {createElement(component, props)}
    </TextProvider>,
  );
  if (store.size > mostStored) {
    store.markup.clear();
    store.size = 0;
  }
  store.markup.set(key, markup);
  store.size += key.length + markup.length;
  return markup;
};
