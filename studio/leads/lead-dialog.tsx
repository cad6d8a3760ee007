import { Button, Card, Dialog, Flex, Label, Select, Stack, Text } from '@sanity/ui';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { useToast } from '@sanity/ui/toast';
import { useId } from 'react';
import { languages } from 'schemas/languages.ts';
import type { Lead, LeadState } from 'schemas/lead.ts';
import { env } from '../env.ts';
import { aboutOf, formTitle, isLeadState, shownStates, nameOf, replyLink } from './lead.ts';
import { type LeadFile, LeadFiles } from './lead-files.tsx';
import { whenText } from './lead-table.tsx';
import { sentenceOf } from './use-staff-api.ts';

function Facts({ lead }: { lead: Lead }) {
  const about = aboutOf(lead, env.siteUrl);
  const language = languages.find(({ id }) => id === lead.language)?.title ?? lead.language;
  return (
    <Text size={1} muted>
      {[formTitle(lead.form), whenText(lead), language, lead.reference].join(' · ')} ·{' '}
      <a href={about.url} target="_blank" rel="noreferrer" style={{ textDecoration: 'underline' }}>
        {about.title}
      </a>
    </Text>
  );
}

function MailFailure({ words, onResend }: { words: string; onResend: () => void }) {
  return (
    <Card tone="caution" border radius={2} padding={3} role="status">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {words}
        </Text>
        <Text size={1} muted>
          The lead itself is safe, but an e-mail about it was not delivered. Reply from here, or send the
          e-mail again later.
        </Text>
        <Flex>
          <Button text="Send again" mode="ghost" fontSize={1} onClick={onResend} />
        </Flex>
      </Stack>
    </Card>
  );
}

function Fields({ fields }: Pick<Lead, 'fields'>) {
  return (
    <Stack as="dl" gap={4} margin={0}>
      {fields.map(({ label, value }) => (
        <Stack key={label} gap={2}>
          <Label as="dt" size={1} muted>
            {label}
          </Label>
          <Text as="dd" size={1} style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {value}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

type LeadDialogProps = {
  lead: Lead;
  onState: (state: LeadState) => Promise<void>;
  onResend: () => Promise<void>;
  onDownload: (file: LeadFile) => void;
  onPerson: () => void;
  onClose: () => void;
};

export function LeadDialog({ lead, onState, onResend, onDownload, onPerson, onClose }: LeadDialogProps) {
  const { push } = useToast();
  const stateId = useId();
  const reply = replyLink(lead);
  const choose = async (state: string) => {
    if (!isLeadState(state)) return;
    try {
      await onState(state);
    } catch (error) {
      push({ status: 'error', title: 'The status could not be changed', description: sentenceOf(error) });
    }
  };
  const resend = async () => {
    try {
      await onResend();
      push({ status: 'success', title: 'The mail is being sent again' });
    } catch (error) {
      push({ status: 'error', title: 'The mail could not be sent again', description: sentenceOf(error) });
    }
  };
  return (
    <Dialog id="lead" header={nameOf(lead)} width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Facts lead={lead} />
        {lead.mailFailure !== undefined && (
          <MailFailure words={lead.mailFailure} onResend={() => void resend()} />
        )}
        <Fields fields={lead.fields} />
        {lead.files && <LeadFiles files={lead.files} onDownload={onDownload} />}
        <Flex gap={3} align="flex-end" wrap="wrap">
          <Stack flex={1} gap={2}>
            <Label as="label" size={1} htmlFor={stateId}>
              Status
            </Label>
            <Select
              id={stateId}
              fontSize={1}
              value={lead.state}
              onChange={(event) => void choose(event.currentTarget.value)}
            >
              {shownStates.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Stack>
          {reply !== undefined && (
            <>
              <Button text="Personal data" mode="ghost" fontSize={1} onClick={onPerson} />
              <Button
                as="a"
                href={reply}
                icon={EnvelopeIcon}
                text="Reply by e-mail"
                tone="primary"
                fontSize={1}
              />
            </>
          )}
        </Flex>
      </Stack>
    </Dialog>
  );
}
