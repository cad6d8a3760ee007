import { useId } from 'react';
import type { FilterChoice, FilterField } from './list-filter-data.ts';
import { Island } from '../../islands/island.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

function CheckboxGroup({ field }: { field: Extract<FilterField, { kind: 'checkboxes' }> }) {
  const { parameter, label, choices } = field;
  return (
    <fieldset className="grid">
      <legend className="field-label">{label}</legend>
      {choices.map((choice) => (
        <FilterCheckbox key={choice.value} parameter={parameter} choice={choice} />
      ))}
    </fieldset>
  );
}

function ToggleFilter({ field }: { field: Extract<FilterField, { kind: 'checkbox' }> }) {
  return field.choices.map(({ value, label, count, isChosen }) => (
    <label key={value} className="filter-toggle">
      <input type="checkbox" name={field.parameter} value={value} defaultChecked={isChosen} />
      {label}
      {count !== undefined && <span>{`(${String(count)})`}</span>}
    </label>
  ));
}

function FilterCheckbox({ parameter, choice }: { parameter: string; choice: FilterChoice }) {
  const { value, label, lang, count, isChosen } = choice;
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        name={parameter}
        value={value}
        defaultChecked={isChosen}
        className="size-5 flex-none"
      />
      <span lang={lang}>{label}</span>
      {count !== undefined && <span className="text-muted">{`(${String(count)})`}</span>}
    </label>
  );
}

export function FilterControl({ field }: { field: FilterField }) {
  const { parameter, label } = field;
  switch (field.kind) {
    case 'checkboxes':
      return <CheckboxGroup field={field} />;
    case 'checkbox':
      return <ToggleFilter field={field} />;
    case 'select':
      return <FilterSelect field={field} />;
    case 'number':
      return <FilterNumber field={field} />;
    case 'date':
      return <TextField type="date" name={parameter} label={label} defaultValue={field.value} />;
    default:
      return <FilterText field={field} />;
  }
}

function FilterText({ field }: { field: Extract<FilterField, { kind: 'text' }> }) {
  const { value, maxLength, goal } = field;
  return (
    <Island
      name="searchField"
      component={SearchField}
      props={{ id: 'list-search', value, maxLength, goal }}
    />
  );
}

const withCount = ({ label, count }: FilterChoice) =>
  count === undefined ? label : `${label} (${String(count)})`;

function FilterSelect({ field }: { field: Extract<FilterField, { kind: 'select' }> }) {
  const id = useId();
  const { parameter, label, anyLabel, choices } = field;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select
        id={id}
        name={parameter}
        defaultValue={choices.find(({ isChosen }) => isChosen)?.value ?? ''}
        className="input select"
      >
        <option value="">{anyLabel}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {withCount(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

function FilterNumber({ field }: { field: Extract<FilterField, { kind: 'number' }> }) {
  const listId = useId();
  const { parameter, label, unit, value, choices } = field;
  return (
    <>
      <TextField
        inputMode="numeric"
        maxLength={20}
        name={parameter}
        label={`${label} (${unit})`}
        defaultValue={value}
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {withCount(choice)}
          </option>
        ))}
      </datalist>
    </>
  );
}
