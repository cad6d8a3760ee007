import type { FilterChoice, FilterField } from './list-filter-data.ts';

export function CheckboxGroup({ field }: { field: Extract<FilterField, { kind: 'checkboxes' }> }) {
  const { parameter, label, choices } = field;
  return (
    <fieldset className="filter-checkboxes">
      <legend className="field-label">{label}</legend>
      {choices.map((choice) => (
        <FilterCheckbox key={choice.value} parameter={parameter} choice={choice} />
      ))}
    </fieldset>
  );
}

export function CheckboxFilter({ field }: { field: Extract<FilterField, { kind: 'checkbox' }> }) {
  return field.choices.map((choice) => (
    <FilterCheckbox key={choice.value} parameter={field.parameter} choice={choice} />
  ));
}

function FilterCheckbox({ parameter, choice }: { parameter: string; choice: FilterChoice }) {
  const { value, label, count, isChosen } = choice;
  return (
    <label className="filter-checkbox">
      <input type="checkbox" name={parameter} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      {count !== undefined && <span className="filter-count">{`(${String(count)})`}</span>}
    </label>
  );
}
