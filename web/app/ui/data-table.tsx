import type { ReactNode } from 'react';

type Row = { key: string; cells: readonly ReactNode[] };

type DataTableProps = {
  caption: string;
  /** The first column is the row header; numeric columns align right. */
  columns: readonly { title: string; isNumber?: boolean }[];
  rows: readonly Row[];
};

export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // Scrollable regions must be reachable by keyboard.
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
