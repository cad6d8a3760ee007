import { Icon } from '../../ui/icon/icon.tsx';
import { FilterControl } from './filter-control.tsx';
import type { FilterSection } from './list-filter-data.ts';

type SectionProps = { section: FilterSection };

/** Lists of check boxes would fill a screen. */
const isFolded = ({ fields: [first] }: FilterSection) => first?.kind === 'checkboxes';

/** A field by itself has no title but its own. */
export const hasTitle = (section: FilterSection) => isFolded(section) || section.fields.length > 1;

export function FilterSectionFields({ section }: SectionProps) {
  if (!hasTitle(section)) return <Controls section={section} />;
  const content =
    section.markup === undefined
      ? { children: <FilterSectionContent section={section} /> }
      : { dangerouslySetInnerHTML: { __html: section.markup } };
  return isFolded(section) ? (
    <details className="filter-fold" {...content} />
  ) : (
    <fieldset className="filter-group" {...content} />
  );
}

/** The inside of a section with a title. */
export function FilterSectionContent({ section }: SectionProps) {
  const { title, fields } = section;
  const [first] = fields;
  if (first?.kind !== 'checkboxes')
    return (
      <>
        <legend className="field-label">{title}</legend>
        <Controls section={section} />
      </>
    );
  const chosen = first.choices.filter(({ isChosen }) => isChosen).map(({ label }) => label);
  return (
    <>
      <summary>
        <span className="field-label">{title}</span>
        {chosen.length > 0 && <span className="filter-chosen">{chosen.join(', ')}</span>}
        <Icon name="chevronDown" />
      </summary>
      <div className="filter-fold-body">
        <Controls section={section} />
      </div>
    </>
  );
}

const Controls = ({ section: { fields } }: SectionProps) =>
  fields.map((field) => <FilterControl key={field.parameter} field={field} />);
