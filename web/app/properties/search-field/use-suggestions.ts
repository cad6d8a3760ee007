import { useEffect, useState } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import { suggestionsPath } from '../../content/paths/endpoints.ts';
import { noSuggestions, type Suggestions } from './suggestions.ts';

/** Milliseconds after the last key. */
const typingPause = 150;

type Wanted = {
  language: LanguageId;
  text: string;
  goal: 'sale' | 'rent' | undefined;
  isWanted: boolean;
};

/** Fetches after a pause in typing and aborts the request before; until a response comes, the former one stays. */
export function useSuggestions({ language, text, goal, isWanted }: Wanted) {
  const [loaded, setLoaded] = useState<{ text: string | undefined; suggestions: Suggestions }>({
    text: undefined,
    suggestions: noSuggestions,
  });
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(suggestionsPath(language, { text, goal }), { signal: controller.signal });
      if (!response.ok) return;
      setLoaded({ text, suggestions: await response.json() });
    };
    // Without a response the form still works.
    const timer = setTimeout(() => void load().catch(() => undefined), text === '' ? 0 : typingPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [language, text, goal, isWanted]);
  const { suggestions } = loaded;
  return { suggestions, best: loaded.text === text && text !== '' ? suggestions.best : undefined };
}
