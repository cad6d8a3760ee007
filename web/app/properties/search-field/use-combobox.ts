import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import { suggestionsPath } from '../../content/paths/suggestions-path.ts';
import { noSuggestions, type Suggestions, type Suggestion, type SuggestionGroup } from './suggestions.ts';
import { useLanguage, useText } from '../../content/i18n/text.tsx';
import { forgetSearches } from './forget-searches.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';

/** Milliseconds after the last key. */
const typingPause = 150;

type Wanted = {
  language: LanguageId;
  text: string;
  goal: 'sale' | 'rent' | undefined;
  isWanted: boolean;
};

/** Fetches after a pause and aborts the request before; keeps the former response until the next. */
function useSuggestions({ language, text, goal, isWanted }: Wanted) {
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

const moves: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active < 1 ? count : active) - 1,
  Home: () => 0,
  End: (_active, count) => count - 1,
};

const forget = '#forget';

function useRecentGroup(): () => SuggestionGroup[] {
  const t = useText();
  const language = useLanguage();
  return () => {
    const found = recentSearches(language);
    if (found.length === 0) return [];
    const options = found.map(({ label, href }) => ({ label, href, value: label }));
    return [
      {
        heading: t('search.recent'),
        options: [...options, { label: t('search.forgetRecent'), href: forget }],
      },
    ];
  };
}

function useRememberSubmits(input: RefObject<HTMLInputElement>): void {
  const language = useLanguage();
  useEffect(() => {
    const form = input.current?.form;
    const remember = ({ submitter }: SubmitEvent) => {
      const label = input.current?.value ?? '';
      const action = submitter?.getAttribute('formaction') ?? form?.getAttribute('action') ?? '';
      rememberSearch({ label, href: `${action}?${new URLSearchParams({ q: label }).toString()}`, language });
    };
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, [input, language]);
}

export function useCombobox(input: RefObject<HTMLInputElement>, goal: 'sale' | 'rent' | undefined) {
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<SuggestionGroup[]>([]);
  const { suggestions, best } = useSuggestions({ language, text, goal, isWanted: isOpen });
  const recentGroup = useRecentGroup();
  useRememberSubmits(input);
  const groups = [...recent, ...suggestions.groups];
  const options = groups.flatMap((group) => group.options);

  function open(): void {
    const typed = input.current?.value.trim() ?? '';
    setIsOpen(true);
    setActive(-1);
    setText(typed);
    setRecent(typed === '' ? recentGroup() : []);
  }

  function choose({ label, href, value }: Suggestion): void {
    if (href === forget) {
      forgetSearches();
      open();
      return;
    }
    setIsOpen(false);
    rememberSearch({ label: value ?? label, href, language });
    const field = input.current;
    if (goal === undefined || value === undefined || !field?.form) location.assign(href);
    else {
      field.value = value;
      field.form.requestSubmit();
    }
  }

  function chooseOnEnter(event: KeyboardEvent): void {
    const chosen = options[active] ?? options.find(({ href }) => href === best);
    if (!isOpen || !chosen) return;
    event.preventDefault();
    choose(chosen);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const move = moves[event.key];
    const isCursorKey = event.key === 'Home' || event.key === 'End';
    if (event.key === 'Enter') chooseOnEnter(event);
    else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    } else if (move && !(isCursorKey && active < 0)) {
      event.preventDefault();
      if (!isOpen) open();
      else if (options.length > 0) setActive(move(active, options.length));
    }
  }

  return {
    isOpen,
    active,
    groups,
    status: suggestions.status,
    open,
    choose,
    close: () => setIsOpen(false),
    onKeyDown,
  };
}
