import { Card, Text } from '@sanity/ui';
import type { CSSProperties, ReactNode } from 'react';

const tableStyle: CSSProperties = { width: '100%', minWidth: 640, borderCollapse: 'collapse' };

/** Styles of what the rows of such a table hold. */
export const recordStyles = {
  cell: { padding: '12px', textAlign: 'start', verticalAlign: 'top' },
  // A card is a block by itself.
  row: { display: 'table-row' },
  person: { minWidth: 170, overflowWrap: 'anywhere' },
  // Wide enough for a date on one line and its time on the next.
  date: { display: 'inline-block', minWidth: 92 },
  name: { margin: '-6px 0 -4px -8px' },
  // A button shows its text on one line.
  wrapped: { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' },
} as const satisfies Record<string, CSSProperties>;

type RecordTableProps = { label: string; columns: readonly string[]; children: ReactNode };

/** A table of people and what they sent, which scrolls sideways where it has no room. */
export function RecordTable({ label, columns, children }: RecordTableProps) {
  return (
    <Card border radius={3} overflow="auto">
      <table aria-label={label} style={tableStyle}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col" style={recordStyles.cell}>
                <Text size={1} weight="medium">
                  {title}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}
