import { Avatar, Badge, Flex, Stack, Text } from '@sanity/ui';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import type { Colleague, Lead } from 'schemas/lead.ts';
import { env } from '../env.ts';
import { aboutOf, assigneeName, formTitle, shownStates, nameOf, belgianToday, reminderText } from './lead.ts';
import { momentText } from '../content/moment.ts';
import { say } from '../locale/say.ts';
import { RecordCell, RecordDate, RecordPerson, RecordRow, RecordTable } from '../tool-page/record-table.tsx';

const columns = [say('Received'), say('Sender'), say('About'), say('Assigned to'), say('Status')];

function StateBadges({ lead }: { lead: Lead }) {
  const state = shownStates.find(({ id }) => id === lead.state) ?? shownStates[0];
  const { remindOn } = lead;
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Badge tone={state.tone}>{state.title}</Badge>
      {remindOn !== undefined && lead.state !== 'done' && (
        <Badge tone={lead.isDue ? 'critical' : 'neutral'}>{reminderText(remindOn, belgianToday())}</Badge>
      )}
      {lead.mailFailure !== undefined && (
        <Text size={1} title={lead.mailFailure}>
          <WarningOutlineIcon role="img" aria-label={lead.mailFailure} />
        </Text>
      )}
    </Flex>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], words.at(-1)].map((word = '') => word.charAt(0)).join('');
}

function Assignee({ name }: { name: string }) {
  return (
    <Flex gap={2} align="center">
      <Avatar size={0} initials={initialsOf(name)} aria-hidden />
      <Text size={1} muted>
        {name}
      </Text>
    </Flex>
  );
}

type LeadRowProps = { lead: Lead; assignee: string | undefined; onOpen: () => void };

function LeadRow({ lead, assignee, onOpen }: LeadRowProps) {
  const about = aboutOf(lead, env.siteUrl);
  const name = nameOf(lead);
  return (
    <RecordRow tone={lead.isDue ? 'caution' : 'default'}>
      <RecordCell>
        <Text size={1} muted>
          <RecordDate>{momentText(lead.createdAt)}</RecordDate>
        </Text>
      </RecordCell>
      <RecordPerson
        name={name}
        lines={[lead.email, lead.phone].filter((contact) => contact && contact !== name)}
        openLabel={say('Open the lead from {1}', name)}
        onOpen={onOpen}
      />
      <RecordCell>
        <Stack gap={3}>
          <Text size={1}>{formTitle(lead.form)}</Text>
          <Text size={1} muted translate="no">
            <a href={about.url} target="_blank" rel="noreferrer">
              {about.title}
            </a>
          </Text>
        </Stack>
      </RecordCell>
      <RecordCell>{assignee !== undefined && <Assignee name={assignee} />}</RecordCell>
      <RecordCell>
        <StateBadges lead={lead} />
      </RecordCell>
    </RecordRow>
  );
}

type LeadTableProps = {
  leads: readonly Lead[];
  team: readonly Colleague[];
  onOpen: (lead: Lead) => void;
};

export function LeadTable({ leads, team, onOpen }: LeadTableProps) {
  return (
    <RecordTable label={say('Leads')} columns={columns}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} assignee={assigneeName(lead, team)} onOpen={() => onOpen(lead)} />
      ))}
    </RecordTable>
  );
}
