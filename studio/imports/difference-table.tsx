import { Card, Text } from '@sanity/ui';
import type { CSSProperties } from 'react';
import type { HeldDifference } from 'schemas/staff-import.ts';
import { say } from '../locale/say.ts';

const tableStyle: CSSProperties = {
  width: '100%',
  minWidth: 480,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
};
const cellStyle: CSSProperties = {
  padding: '8px 12px',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
};
const columns = [say('Field'), say('On the site'), say('As it was sent')];

/** The fields in which a held version differs from the one on the site. */
export function DifferenceTable({ differences }: { differences: readonly HeldDifference[] }) {
  return (
    <Card border radius={2} overflow="auto" tone="transparent">
      <table aria-label={say('What differs')} style={tableStyle}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col" style={cellStyle}>
                <Text size={1} weight="medium">
                  {title}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, shown = '–', sent = '–' }) => (
            <Card key={field} as="tr" borderTop style={{ display: 'table-row' }}>
              <th scope="row" style={cellStyle}>
                <Text size={1} weight="regular">
                  {field}
                </Text>
              </th>
              {[shown, sent].map((value, index) => (
                <td key={columns[index + 1]} style={cellStyle}>
                  <Text size={1} muted={index === 0}>
                    {value}
                  </Text>
                </td>
              ))}
            </Card>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
