import { Button, Card, type CardTone, Flex, Stack, Text } from '@sanity/ui';
import type { CSSProperties, ReactNode } from 'react';

const tableStyle: CSSProperties = { width: '100%', minWidth: 640, borderCollapse: 'collapse' };

export const recordCell = {
  padding: '12px',
  textAlign: 'start',
  verticalAlign: 'top',
} as const satisfies CSSProperties;

// A card is a block by default.
const rowStyle: CSSProperties = { display: 'table-row' };
const personStyle: CSSProperties = { minWidth: 170, overflowWrap: 'anywhere' };
// Wide enough for a date on one line and its time on the next.
const dateStyle: CSSProperties = { display: 'inline-block', minWidth: 92 };
const nameStyle: CSSProperties = { margin: '-6px 0 -4px -8px' };
// Buttons show their text on one line by default.
const wrapped: CSSProperties = { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' };

type RecordTableProps = { label: string; columns: readonly string[]; children: ReactNode };

/** A table of people and what they sent, which scrolls sideways where it has no room. */
export function RecordTable({ label, columns, children }: RecordTableProps) {
  return (
    <Card border radius={3} overflow="auto">
      <table aria-label={label} style={tableStyle}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col" style={recordCell}>
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

export function RecordRow({ tone, children }: { tone?: CardTone; children: ReactNode }) {
  return (
    <Card as="tr" borderTop tone={tone} style={rowStyle}>
      {children}
    </Card>
  );
}

export function RecordCell({ children }: { children: ReactNode }) {
  return <td style={recordCell}>{children}</td>;
}

export function RecordDate({ children }: { children: string }) {
  return <span style={dateStyle}>{children}</span>;
}

type RecordPersonProps = {
  name: string;
  /** How to reach them, below the name. */
  lines: readonly string[];
  openLabel: string;
  onOpen: () => void;
};

/** Heads a row with a person, whose name opens their record. */
export function RecordPerson({ name, lines, openLabel, onOpen }: RecordPersonProps) {
  return (
    <th scope="row" style={recordCell}>
      <Stack gap={2} style={personStyle}>
        <Flex style={nameStyle}>
          <Button aria-label={openLabel} aria-haspopup="dialog" mode="bleed" padding={2} onClick={onOpen}>
            <Text size={1} weight="medium" style={wrapped} translate="no">
              {name}
            </Text>
          </Button>
        </Flex>
        {lines.map((line) => (
          <Text key={line} size={1} muted weight="regular" translate="no">
            {line}
          </Text>
        ))}
      </Stack>
    </th>
  );
}
