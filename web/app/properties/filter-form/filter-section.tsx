import { Icon } from '../../ui/icon/icon.tsx';
import { FilterControl } from './filter-control.tsx';
import type { FilterSection } from './list-filter-data.ts';

type SectionProps = { section: FilterSection };

/** Lists of check boxes would fill a screen. */
const isFolded = ({ fields: [first] }: FilterSection) => first?.kind === 'checkboxes';

const groupInLine = 'grid grid-cols-2 gap-x-3 gap-y-1.5';
const groupOfMore =
  'col-span-full grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-5 gap-y-3';

/** A field by itself has no title but its own. */
export const hasTitle = (section: FilterSection) => isFolded(section) || section.fields.length > 1;

export function FilterSectionFields({ section }: SectionProps) {
  if (!hasTitle(section)) return <Controls section={section} />;
  const content =
    section.markup === undefined
      ? { children: <FilterSectionContent section={section} /> }
      : { dangerouslySetInnerHTML: { __html: section.markup } };
  return isFolded(section) ? (
    <details className="md:relative" {...content} />
  ) : (
    <fieldset className={section.isMore ? groupOfMore : groupInLine} {...content} />
  );
}

/** The inside of a section with a title. */
export function FilterSectionContent({ section }: SectionProps) {
  const { title, fields, isMore } = section;
  const [first] = fields;
  if (first?.kind !== 'checkboxes')
    return (
      <>
        {/* The line has room for one label above each field. */}
        <legend className={isMore ? 'field-label' : 'field-label xl:sr-only'}>{title}</legend>
        <Controls section={section} />
      </>
    );
  const chosen = first.choices.filter(({ isChosen }) => isChosen).map(({ label }) => label);
  return (
    <>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-sm border border-muted bg-raised px-3.5 py-2.5 *:[.icon]:ms-auto">
        <span className="field-label whitespace-nowrap">{title}</span>
        {chosen.length > 0 && <span className="truncate">{chosen.join(', ')}</span>}
        <Icon name="chevronDown" />
      </summary>
      <div className="filter-fold-body grid max-h-96 gap-4 overflow-y-auto px-3.5 py-4">
        <Controls section={section} />
      </div>
    </>
  );
}

const Controls = ({ section: { fields } }: SectionProps) =>
  fields.map((field) => <FilterControl key={field.parameter} field={field} />);
