import { Card, Stack, Text } from '@sanity/ui';
import { type CSSProperties, useState } from 'react';
import type { FunnelRow } from 'schemas/lead.ts';
import { env } from '../env.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { useStaffData } from '../staff-api/use-staff-api.ts';
import { say, staffLocale } from '../locale/say.ts';
import { BarChoice } from '../tool-page/fields.tsx';
import { Loading, ToolMessage } from '../tool-page/tool-page.tsx';

const periods = [
  { id: '30', title: say('Last 30 days') },
  { id: '90', title: say('Last 90 days') },
  { id: '365', title: say('Last year') },
];

const cellStyle: CSSProperties = { padding: '12px', textAlign: 'start', verticalAlign: 'middle' };
const numberStyle: CSSProperties = { ...cellStyle, textAlign: 'end', fontVariantNumeric: 'tabular-nums' };

const number = new Intl.NumberFormat(staffLocale);
const percentage = new Intl.NumberFormat(staffLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats as `4,2 %`, or a dash if there are no views. */
function share({ views, leads }: FunnelRow): string {
  return views === 0 ? '–' : `${percentage.format((100 * leads) / views)} %`;
}

function Bar({ part }: { part: number }) {
  return (
    <Card tone="transparent" radius={1} style={{ height: 6, width: 160 }} aria-hidden>
      <Card tone="primary" radius={1} style={barStyle(part)} />
    </Card>
  );
}

function barStyle(part: number): CSSProperties {
  return { height: 6, width: `${Math.round(100 * part)}%`, background: 'var(--card-focus-ring-color)' };
}

function Row({ row, most }: { row: FunnelRow; most: number }) {
  const { propertyId, name, views, leads, visits } = row;
  const url = new URL(`/property/${encodeURIComponent(propertyId)}`, env.siteUrl).href;
  return (
    <Card as="tr" borderTop style={{ display: 'table-row' }}>
      <th scope="row" style={cellStyle}>
        <Text size={1} weight="regular">
          <a href={url} target="_blank" rel="noreferrer">
            {name === undefined ? say('No longer listed ({1})', propertyId) : `${name} (${propertyId})`}
          </a>
        </Text>
      </th>
      <td style={cellStyle}>
        <Bar part={most === 0 ? 0 : views / most} />
      </td>
      {[number.format(views), number.format(leads), number.format(visits), share(row)].map((text, index) => (
        <td key={index} style={numberStyle}>
          <Text size={1} muted={text === '0' || text === '–'}>
            {text}
          </Text>
        </td>
      ))}
    </Card>
  );
}

function FunnelTable({ rows }: { rows: readonly FunnelRow[] }) {
  const most = Math.max(0, ...rows.map(({ views }) => views));
  return (
    <Card border radius={3} overflow="auto">
      <table aria-label={say('Properties')} style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={cellStyle}>
              <Text size={1} weight="medium">
                {say('Property')}
              </Text>
            </th>
            <td />
            {[say('Views'), say('Leads'), say('Visits'), say('Leads per view')].map((title) => (
              <th key={title} scope="col" style={numberStyle}>
                <Text size={1} weight="medium">
                  {title}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.propertyId} row={row} most={most} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Shows how many people looked at each property, wrote about it and visited it. */
export function Funnel({ api }: { api: StaffApi }) {
  const [days, setDays] = useState('30');
  const { result: rows, problem } = useStaffData<FunnelRow[]>(api, 'funnel', {
    body: { days: Number(days) },
  });
  return (
    <Stack gap={4}>
      <BarChoice label={say('Period')} options={periods} value={days} onChoose={setDays} />
      {problem !== undefined && <ToolMessage text={problem} tone="caution" />}
      {!rows && problem === undefined && <Loading />}
      {rows?.length === 0 && (
        <ToolMessage text={say('Nobody has looked at a property in this period.')} tone="default" />
      )}
      {rows && rows.length > 0 && <FunnelTable rows={rows} />}
    </Stack>
  );
}
