import type { ReactNode } from 'react';
import { DrawnWholeEnd, drawnWhole } from './page/drawn-whole.tsx';

/** Columns with the same title have different keys. */
type Column = { key?: string; title: string; isNumber?: boolean };
type Row = { key: string; cells: readonly ReactNode[] };

type DataTableProps = {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  hasHead?: boolean;
  hasRowHeads?: boolean;
  /** For a caption that stands above the table already. */
  hidesCaption?: boolean;
  /** For words only: where it is narrow, each row stands by itself and names its columns in front of its cells. */
  isStacked?: boolean;
};

const keyOf = ({ key, title }: Column) => key ?? title;
const alignment = ({ isNumber }: Column) => (isNumber ? 'number' : undefined);

export function DataTable({
  caption,
  columns,
  rows,
  hasHead = true,
  hasRowHeads = true,
  hidesCaption = false,
  isStacked = false,
}: DataTableProps) {
  return (
    // Scrollable regions must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`table-scroll ${drawnWhole}`} role="group" aria-label={caption} tabIndex={0}>
      <table className={isStacked ? 'table table-stacked' : 'table'}>
        <caption className={hidesCaption ? 'sr-only' : undefined}>{caption}</caption>
        {hasHead && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={keyOf(column)} scope="col" className={alignment(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map((column, index) =>
                hasRowHeads && index === 0 ? (
                  <th key={keyOf(column)} scope="row">
                    {cells[index]}
                  </th>
                ) : (
                  <td
                    key={keyOf(column)}
                    className={alignment(column)}
                    data-label={isStacked ? column.title : undefined}
                  >
                    {cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <DrawnWholeEnd />
    </div>
  );
}
