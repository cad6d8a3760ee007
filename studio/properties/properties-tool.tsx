import { Text } from '@sanity/ui';
import { useState } from 'react';
import { useRouter } from 'sanity/router';
import { useContent } from '../content/use-content.ts';
import {
  propertyEditTemplate,
  editsQuery,
  filterProperties,
  type ListedProperty,
  type PropertyEdit,
  type PropertyFilter,
  propertyFilters,
  propertyQuery,
  publishedId,
  withEdits,
} from './property.ts';
import { RecordsDialog } from '../owners/records/records-dialog.tsx';
import { PropertyTable } from './property-table.tsx';
import { useProperties } from './use-properties.ts';
import { say, sayCount } from '../locale/say.ts';
import { BarChoice, SearchBar } from '../tool-page/fields.tsx';
import { Loading, ToolPage } from '../tool-page/tool-page.tsx';

/** Lists imported properties, which the site stores and the dataset does not, with what editors made of them. */
export function PropertiesTool() {
  const edits = (useContent(editsQuery) ?? []) as readonly PropertyEdit[];
  const router = useRouter();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<PropertyFilter>('all');
  const [open, setOpen] = useState<ListedProperty>();
  const query = propertyQuery(edits, { filter, text });
  const { properties, total, problem } = useProperties({ isFresh: true, query });
  const listed = properties && filterProperties(withEdits(properties, edits), { filter, text });

  const edit = ({ property: { reference }, edit: existing }: ListedProperty) => {
    const { schemaType: type, id: template } = propertyEditTemplate;
    if (existing) router.navigateIntent('edit', { id: publishedId(existing), type });
    // Without an id, because that of a deleted document would open read-only.
    else router.navigateIntent('create', [{ type, template }, { reference }]);
  };

  return (
    <ToolPage
      title={say('Properties')}
      intro={say(
        'Imported from the agency’s software, with the figures of the last 30 days. Feature or hide a property, or give it words of its own: no import changes that.',
      )}
      width={4}
      problem={problem}
    >
      {!listed && problem === undefined && <Loading />}
      {listed && (
        <>
          <SearchBar
            label={say('Search properties')}
            placeholder={say('Number, title or place')}
            value={text}
            onType={setText}
          >
            <BarChoice label={say('Show')} options={propertyFilters} value={filter} onChoose={setFilter} />
          </SearchBar>
          <Text size={1} muted role="status">
            {sayCount(total ?? listed.length, '{1} property', '{1} properties')}
            {total !== undefined && total > listed.length && ` · ${say('The first ones are listed.')}`}
          </Text>
          {listed.length > 0 && <PropertyTable listed={listed} onEdit={edit} onWrite={setOpen} />}
        </>
      )}
      {open && <RecordsDialog property={open.property} onClose={() => setOpen(undefined)} />}
    </ToolPage>
  );
}
