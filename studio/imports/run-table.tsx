import { Badge, Card, Stack, Text } from '@sanity/ui';
import type { CSSProperties } from 'react';
import type { StaffRun } from 'schemas/staff-import.ts';
import { momentText } from '../content/moment.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { RecordTable, recordStyles } from '../tool-page/record-table.tsx';
import { runStates, sourceTitle } from './import.ts';

const { cell, date } = recordStyles;
const numberStyle: CSSProperties = { ...cell, fontVariantNumeric: 'tabular-nums' };
const figures = ['added', 'changed', 'unchanged', 'gone', 'held'] as const satisfies (keyof StaffRun)[];
const columns = [
  say('When'),
  say('Source'),
  say('New'),
  say('Changed'),
  say('Unchanged'),
  say('Gone'),
  say('Held'),
  say('State'),
];

function RunRow({ run }: { run: StaffRun }) {
  const { title, tone } = runStates[run.state];
  return (
    <Card as="tr" borderTop style={recordStyles.row}>
      <th scope="row" style={cell}>
        <Text size={1} weight="regular">
          <span style={date}>{momentText(run.startedAt)}</span>
        </Text>
      </th>
      <td style={cell}>
        <Text size={1} muted>
          {sourceTitle(run.source)}
        </Text>
      </td>
      {figures.map((figure) => (
        <td key={figure} style={numberStyle}>
          <Text size={1} muted={run[figure] === 0}>
            {run[figure]}
          </Text>
        </td>
      ))}
      <td style={cell}>
        <Stack gap={3}>
          <div>
            <Badge tone={tone}>{title}</Badge>
          </div>
          {run.reason !== undefined && (
            <Text size={1} muted>
              {inStaffLanguage(run.reason)}
            </Text>
          )}
        </Stack>
      </td>
    </Card>
  );
}

export function RunTable({ runs }: { runs: readonly StaffRun[] }) {
  return (
    <RecordTable label={say('Latest imports')} columns={columns}>
      {runs.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
    </RecordTable>
  );
}
