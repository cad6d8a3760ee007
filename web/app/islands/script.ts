import type { ComponentType } from 'react';
import type { LanguageId } from 'schemas/languages.ts';

/** Fetches React, the texts and a component, and renders it into an empty element; resolves to what removes it. */
export type RenderComponent = <Props extends object>(
  container: HTMLElement,
  load: () => Promise<ComponentType<Props>>,
  props: Props,
) => Promise<() => void>;

export type ScriptContext = {
  language: LanguageId;
  /** Of the page as it was loaded: a visitor may have gone back within it before a late script runs. */
  address: string;
  render: RenderComponent;
};

/**
 * Attaches behaviour to the markup within `element`; may return a function that detaches it. Elements that React
 * rendered stay in place, since a preview renders them again.
 */
export type IslandScript<Props extends object> = (
  element: HTMLElement,
  props: Props,
  context: ScriptContext,
) => (() => void) | undefined;

/** Id of the element with the `ClientData` of a page, which previews lack. */
export const clientDataId = 'client-data';
