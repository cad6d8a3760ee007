import { useEffect, useRef } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { useBrowser } from '../../ui/browser/use-browser.ts';
import { optionId, SuggestionPanel } from './suggestion-panel.tsx';
import { useCombobox } from './use-combobox.ts';

export type SearchFieldProps = {
  id: string;
  value?: string;
  maxLength: number;
  /** Set on a list, which the field filters: a suggestion is typed into the field and submitted with its form. */
  goal?: 'sale' | 'rent';
};

/** A plain text field that becomes a combobox by the ARIA Authoring Practices once its script has come. */
export function SearchField({ id, value, maxLength, goal }: SearchFieldProps) {
  const t = useText();
  const isScripted = useBrowser();
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, active, groups, status, open, choose, close, onKeyDown } = useCombobox(input, goal);
  useEffect(() => {
    if (document.activeElement !== input.current) return;
    input.current?.blur();
    input.current?.focus();
  }, []);
  const panelId = `${id}-suggestions`;
  const isShown = isOpen && groups.length > 0;
  const combobox = isScripted && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isShown,
    'aria-controls': panelId,
    'aria-activedescendant': isShown && active >= 0 ? optionId(panelId, active) : undefined,
  };
  return (
    <div className="field combobox relative max-w-none">
      <label htmlFor={id} className="field-label">
        {t('search.label')}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        className="input"
        placeholder={t('search.placeholder')}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete="off"
        onFocus={open}
        onClick={open}
        onInput={open}
        onBlur={close}
        onKeyDown={onKeyDown}
        {...combobox}
      />
      {isShown && <SuggestionPanel id={panelId} groups={groups} active={active} onChoose={choose} />}
      <p role="status" className={isOpen && groups.length === 0 ? 'suggestions p-4' : 'sr-only'}>
        {isOpen && status}
      </p>
    </div>
  );
}
