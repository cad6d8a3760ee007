import type { ReactNode } from 'react';

type Row = { key: string; cells: readonly ReactNode[] };

type DataTableProps = {
  caption: string;
  /** The first column names its row; a column of figures is set to the right. */
  columns: readonly { title: string; isNumber?: boolean }[];
  rows: readonly Row[];
};

/** A table that scrolls by itself where the page is too narrow for it. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" className={isNumber ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td
                  key={columns[index + 1]?.title}
                  className={columns[index + 1]?.isNumber ? 'number' : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
