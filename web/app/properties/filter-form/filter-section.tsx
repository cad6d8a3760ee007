import { Icon } from '../../ui/icon/icon.tsx';
import { FilterControl } from './filter-control.tsx';
import { filterPanelName, type FilterField, type FilterSection } from './list-filter-data.ts';

type SectionProps = { section: FilterSection };

/** The row has room for one field of a section; others wait in a panel below it. */
const isFolded = ({ isMore, fields }: FilterSection) =>
  !isMore && (fields.length > 1 || fields.some(({ kind }) => kind === 'checkboxes'));

export const hasTitle = (section: FilterSection) => section.isMore || isFolded(section);

export function FilterSectionFields({ section }: SectionProps) {
  if (!hasTitle(section)) return <Controls fields={section.fields} />;
  const content =
    section.markup === undefined
      ? { children: <FilterSectionContent section={section} /> }
      : { dangerouslySetInnerHTML: { __html: section.markup } };
  return section.isMore ? (
    <fieldset className="filter-group" {...content} />
  ) : (
    <details name={filterPanelName} className="filter-fold" {...content} />
  );
}

export function FilterSectionContent({ section }: SectionProps) {
  const { title, fields, isMore } = section;
  if (isMore) {
    const isToggle = ({ kind }: FilterField) => kind === 'checkbox';
    const toggles = fields.filter(isToggle);
    return (
      <>
        <legend>{title}</legend>
        <Controls fields={fields.filter((field) => !isToggle(field))} />
        {toggles.length > 0 && (
          <div className="filter-toggles">
            <Controls fields={toggles} />
          </div>
        )}
      </>
    );
  }
  const chosen = chosenWords(fields);
  return (
    <>
      <summary className="filter-opener">
        <span className={chosen === '' ? '' : 'sr-only'}>{title}</span>
        {chosen !== '' && <span className="filter-chosen">{chosen}</span>}
        <Icon name="chevronDown" />
      </summary>
      <div className="filter-fold-body">
        <Controls fields={fields.toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)))} />
      </div>
    </>
  );
}

/** A distance below all towns would be out of sight. */
const isLong = ({ kind }: FilterField) => kind === 'checkboxes';

const Controls = ({ fields }: { fields: readonly FilterField[] }) =>
  fields.map((field) => <FilterControl key={field.parameter} field={field} />);

/** Tells what is chosen while a panel is closed, such as "Gent + 20 km" or "€ 300.000 – € 400.000". */
function chosenWords(fields: readonly FilterField[]): string {
  const chosen = fields.flatMap((field) => {
    const choices = 'choices' in field ? field.choices.filter(({ isChosen }) => isChosen) : [];
    const words = choices.map(({ label }) => label).join(', ');
    return words === '' ? [] : [{ kind: field.kind, label: field.label, words }];
  });
  const [first] = chosen;
  if (first?.kind !== 'number') return chosen.map(({ words }) => words).join(' ');
  return chosen.length === 1 ? `${first.label} ${first.words}` : chosen.map(({ words }) => words).join(' – ');
}
