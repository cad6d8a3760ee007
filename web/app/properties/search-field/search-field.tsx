import { useEffect, useRef, type MouseEvent } from 'react';
import { useText } from '../../content/i18n/text.tsx';
import { useBrowser } from '../../ui/browser/use-browser.ts';
import { useCombobox } from './use-combobox.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

export type SearchFieldProps = {
  id: string;
  value?: string;
  maxLength: number;
  /** Of the list that the field filters: a suggestion is typed and submitted with the form. */
  goal?: 'sale' | 'rent';
};

/** A text field that becomes an ARIA combobox once its script has come. */
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

type SuggestionPanelProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
};

const stayInField = (event: MouseEvent) => event.preventDefault();

const optionId = (panelId: string, index: number) => `${panelId}-${String(index)}`;

function SuggestionPanel({ id, groups, active, onChoose }: SuggestionPanelProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const firsts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('search.results')}
      className="suggestions"
      onMouseDown={stayInField}
    >
      {groups.map(({ heading, options }, group) => (
        <div key={heading} role="group" aria-labelledby={`${id}-group-${String(group)}`}>
          <p
            id={`${id}-group-${String(group)}`}
            role="presentation"
            className="px-4 pt-3 pb-1 text-sm text-muted"
          >
            {heading}
          </p>
          {options.map((option, index) => (
            <Option
              key={`${option.href} ${option.label}`}
              id={optionId(id, (firsts[group] ?? 0) + index)}
              isActive={active === (firsts[group] ?? 0) + index}
              option={option}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  option: Suggestion;
  isActive: boolean;
  onChoose: (suggestion: Suggestion) => void;
};

const row =
  'suggestion grid min-h-11 cursor-pointer items-center gap-x-4 px-4 py-1.5 hover:bg-surface aria-selected:bg-surface';

function Option({ id, option, isActive, onChoose }: OptionProps) {
  const { label, lang, note, picture } = option;
  return (
    // The field has the focus and handles keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={
        picture
          ? `${row} grid-cols-[auto_minmax(0,1fr)]`
          : `${row} grid-cols-1 md:grid-cols-[minmax(0,1fr)_auto]`
      }
      onClick={() => onChoose(option)}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          width={72}
          height={48}
          loading="lazy"
          className="row-span-2 h-12 w-18 rounded-sm object-cover"
        />
      )}
      <span className="hyphens-auto" lang={lang}>
        {label}
      </span>
      {note && <span className="text-sm text-muted">{note}</span>}
    </div>
  );
}
