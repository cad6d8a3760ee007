import { Badge, Button, Card, Flex, Text } from '@sanity/ui';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import type { CSSProperties, ReactNode } from 'react';
import type { Lead } from 'schemas/lead.ts';
import { env } from '../env.ts';
import { aboutOf, formTitle, shownStates, nameOf } from './lead.ts';

const moment = new Intl.DateTimeFormat('en-BE', { dateStyle: 'medium', timeStyle: 'short' });

export function whenText({ createdAt }: Lead): string {
  return moment.format(new Date(createdAt));
}

const cellStyle: CSSProperties = { padding: '10px 12px', textAlign: 'start', verticalAlign: 'middle' };
const rowStyle: CSSProperties = { borderTop: '1px solid var(--card-border-color)' };
const columns = ['Received', 'From', 'Contact', 'Form', 'About', 'Status'];

function Cell({ children }: { children: ReactNode }) {
  return (
    <td style={cellStyle}>
      <Text size={1} muted>
        {children}
      </Text>
    </td>
  );
}

function StateBadge({ lead }: { lead: Lead }) {
  const state = shownStates.find(({ id }) => id === lead.state) ?? shownStates[0];
  return <Badge tone={state.tone}>{state.title}</Badge>;
}

function LeadRow({ lead, onOpen }: { lead: Lead; onOpen: () => void }) {
  const about = aboutOf(lead, env.siteUrl);
  const name = nameOf(lead);
  return (
    <tr style={rowStyle}>
      <Cell>{whenText(lead)}</Cell>
      <th scope="row" style={cellStyle}>
        <Button
          text={name}
          aria-label={`Open the lead from ${name}`}
          aria-haspopup="dialog"
          mode="bleed"
          fontSize={1}
          padding={2}
          style={{ marginInlineStart: -8 }}
          onClick={onOpen}
        />
      </th>
      <Cell>
        {[lead.email, lead.phone].filter(Boolean).map((contact) => (
          <span key={contact} style={{ display: 'block', lineHeight: 1.5 }}>
            {contact}
          </span>
        ))}
      </Cell>
      <Cell>{formTitle(lead.form)}</Cell>
      <Cell>
        <a href={about.url} target="_blank" rel="noreferrer">
          {about.title}
        </a>
      </Cell>
      <td style={{ ...cellStyle, whiteSpace: 'nowrap' }}>
        <Flex gap={2} align="center">
          <StateBadge lead={lead} />
          {lead.mailFailure !== undefined && (
            <Text size={1} title={lead.mailFailure}>
              <WarningOutlineIcon role="img" aria-label={lead.mailFailure} />
            </Text>
          )}
        </Flex>
      </td>
    </tr>
  );
}

type LeadTableProps = { leads: readonly Lead[]; onOpen: (lead: Lead) => void };

export function LeadTable({ leads, onOpen }: LeadTableProps) {
  return (
    <Card border radius={3} overflow="auto">
      <table aria-label="Leads" style={{ width: '100%', borderCollapse: 'collapse' }}>
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
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              onOpen={() => {
                onOpen(lead);
              }}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
