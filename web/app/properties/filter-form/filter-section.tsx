import { Icon } from '../../ui/icon/icon.tsx';
import { FilterControl } from './filter-control.tsx';
import type { FilterSection } from './list-filter-data.ts';

/** Folds lists of check boxes, which would fill a screen. */
export function FilterSectionFields({ section }: { section: FilterSection }) {
  const { title, fields } = section;
  const controls = fields.map((field) => <FilterControl key={field.parameter} field={field} />);
  const [first] = fields;
  if (first?.kind === 'checkboxes') {
    const chosen = first.choices.filter(({ isChosen }) => isChosen).map(({ label }) => label);
    return (
      <details className="filter-fold">
        <summary>
          <span className="field-label">{title}</span>
          {chosen.length > 0 && <span className="filter-chosen">{chosen.join(', ')}</span>}
          <Icon name="chevronDown" />
        </summary>
        <div className="filter-fold-body">{controls}</div>
      </details>
    );
  }
  if (fields.length === 1) return controls;
  return (
    <fieldset className="filter-group">
      <legend className="field-label">{title}</legend>
      {controls}
    </fieldset>
  );
}
