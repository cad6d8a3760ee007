import { TextArea, Button, Flex, Stack } from '@sanity/ui';
import { AddIcon } from '@sanity/icons/Add';
import { TrashIcon } from '@sanity/icons/Trash';
import { mostTableColumns, mostTableRows } from 'schemas/objects/text-table.ts';
import { type ArrayOfObjectsInputProps, type InputProps, set, unset } from 'sanity';
import {
  gridOf,
  isBlank,
  type StoredRow,
  type TableRow,
  withCells,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-rows.ts';
import { say } from '../../locale/say.ts';

type TableCellProps = {
  label: string;
  value: string;
  readOnly: boolean;
  onChange: (text: string) => void;
  /** Returns true if it took over what was pasted. */
  onPaste: (clipboard: { html: string; text: string }) => boolean;
};

function TableCell({ label, value, readOnly, onChange, onPaste }: TableCellProps) {
  return (
    <TextArea
      aria-label={label}
      rows={1}
      fontSize={1}
      padding={2}
      value={value}
      readOnly={readOnly}
      style={{ resize: 'none', minHeight: '2.2em', fieldSizing: 'content' }}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
      onPaste={(event) => {
        const { clipboardData } = event;
        const clipboard = { html: clipboardData.getData('text/html'), text: clipboardData.getData('text') };
        if (onPaste(clipboard)) event.preventDefault();
      }}
    />
  );
}

const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function cellsInHtml(html: string): string[][] {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const rows = [...(table?.querySelectorAll('tr') ?? [])];
  return rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => words(cell.textContent)));
}

function cellsInText(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split('\t').map(words));
}

/** Cells of a table copied from Excel, Word or Google Docs; undefined for anything else, such as a word. */
export function pastedCells({ html, text }: { html: string; text: string }): string[][] | undefined {
  if (text.includes('\t')) return cellsInText(text);
  return html.includes('<table') ? cellsInHtml(html) : undefined;
}

type TableInputProps = ArrayOfObjectsInputProps<StoredRow>;

export function isTable(props: InputProps): props is TableInputProps & InputProps {
  return props.schemaType.name === 'textTable';
}

/** A grid of inputs, as in a spreadsheet, in place of Sanity's list of rows. */
export function TableInput({ input }: { input: TableInputProps }) {
  const { value, readOnly = false, onChange } = input;
  const rows = gridOf(value);
  const columns = rows[0]?.cells ?? [];
  const change = (next: TableRow[]) => onChange(isBlank(next) && next.length > 0 ? unset() : set(next));
  return (
    <Stack gap={3}>
      <div style={{ overflowX: 'auto' }}>
        <table style={{ width: '100%', minWidth: columns.length * 120, borderCollapse: 'collapse' }}>
          <tbody>
            {rows.map(({ _key, cells }, row) => (
              <tr key={_key}>
                {cells.map((cell, column) => (
                  <td key={`column-${String(column)}`} style={{ padding: 2, verticalAlign: 'top' }}>
                    <TableCell
                      label={say('Row {1}, column {2}', row + 1, column + 1)}
                      value={cell}
                      readOnly={readOnly}
                      onChange={(text) => change(withCells(rows, { row, column }, [[text]]))}
                      onPaste={(clipboard) => {
                        const pasted = pastedCells(clipboard);
                        if (pasted) change(withCells(rows, { row, column }, pasted));
                        return pasted !== undefined;
                      }}
                    />
                  </td>
                ))}
                <td style={{ width: 1 }}>
                  <Button
                    icon={TrashIcon}
                    mode="bleed"
                    aria-label={say('Remove row {1}', row + 1)}
                    disabled={readOnly || rows.length === 1}
                    onClick={() => change(withoutRow(rows, row))}
                  />
                </td>
              </tr>
            ))}
            <tr>
              {columns.map((_cell, column) => (
                <td key={`column-${String(column)}`} style={{ textAlign: 'center' }}>
                  <Button
                    icon={TrashIcon}
                    mode="bleed"
                    aria-label={say('Remove column {1}', column + 1)}
                    disabled={readOnly || columns.length === 1}
                    onClick={() => change(withoutColumn(rows, column))}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <Flex gap={2}>
        <Button
          icon={AddIcon}
          mode="ghost"
          text={say('Add row')}
          disabled={readOnly || rows.length >= mostTableRows}
          onClick={() => onChange(set(withRow(rows)))}
        />
        <Button
          icon={AddIcon}
          mode="ghost"
          text={say('Add column')}
          disabled={readOnly || columns.length >= mostTableColumns}
          onClick={() => onChange(set(withColumn(rows)))}
        />
      </Flex>
    </Stack>
  );
}
