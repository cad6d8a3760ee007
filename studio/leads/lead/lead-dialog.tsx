import { Box, Button, Card, Dialog, Flex, Label, Stack, Text } from '@sanity/ui';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { useState } from 'react';
import { languages } from 'schemas/languages.ts';
import type { Colleague, Lead } from 'schemas/lead.ts';
import { env } from '../../env.ts';
import { aboutOf, formTitle, nameOf } from '../lead.ts';
import { momentText } from '../../content/moment.ts';
import type { LeadActions } from '../use-leads.ts';
import { useAttempt } from '../../tool-page/use-attempt.ts';
import { type LeadFile, LeadFiles } from '../lead-files.tsx';
import { TestimonialButton } from '../testimonial/testimonial-button.tsx';
import { FollowUp } from './follow-up.tsx';
import { Notes } from './notes.tsx';
import { ReplyForm } from './reply-form.tsx';
import { say } from '../../locale/say.ts';

function Facts({ lead }: { lead: Lead }) {
  const about = aboutOf(lead, env.siteUrl);
  const language = languages.find(({ id }) => id === lead.language)?.title ?? lead.language;
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {[formTitle(lead.form), momentText(lead.createdAt), language, lead.reference].join(' · ')}
      </Text>
      <Text size={1}>
        <a href={about.url} target="_blank" rel="noreferrer">
          {about.title}
        </a>
      </Text>
    </Stack>
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
          {say(
            'The lead itself is safe, but an e-mail about it was not delivered. Reply from here, or send the e-mail again later.',
          )}
        </Text>
        <Flex>
          <Button text={say('Send again')} mode="ghost" fontSize={1} onClick={onResend} />
        </Flex>
      </Stack>
    </Card>
  );
}

const valueStyle = { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

function Fields({ fields }: Pick<Lead, 'fields'>) {
  return (
    <Card tone="transparent" border radius={3} padding={4}>
      <Stack as="dl" gap={4} margin={0}>
        {fields.map(({ label, value }) => (
          <Stack key={label} gap={2}>
            <Label as="dt" size={1} muted>
              {label}
            </Label>
            <Text as="dd" size={1} style={valueStyle}>
              {value}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

type LeadDialogProps = {
  lead: Lead;
  team: readonly Colleague[];
  actions: LeadActions;
  onDownload: (file: LeadFile) => void;
  onPerson: () => void;
  onClose: () => void;
};

export function LeadDialog({ lead, team, actions, onDownload, onPerson, onClose }: LeadDialogProps) {
  const attempt = useAttempt();
  const [isReplying, setIsReplying] = useState(false);
  const resend = () =>
    attempt(async () => {
      await actions.resend();
      return say('The mail is being sent again');
    }, say('The mail could not be sent again'));
  return (
    <Dialog id="lead" header={nameOf(lead)} width={2} onClose={onClose}>
      <Flex direction={['column', 'column', 'row']}>
        <Box flex={1} padding={4}>
          <Stack gap={5}>
            <Facts lead={lead} />
            {lead.mailFailure !== undefined && (
              <MailFailure words={lead.mailFailure} onResend={() => void resend()} />
            )}
            <Fields fields={lead.fields} />
            {lead.quotation && <TestimonialButton lead={lead} quotation={lead.quotation} />}
            {lead.files && <LeadFiles files={lead.files} onDownload={onDownload} />}
            {isReplying && (
              <ReplyForm
                to={lead.email}
                draftsOf={actions.replyDrafts}
                onSend={(reply) =>
                  attempt(async () => {
                    await actions.reply(reply);
                    return say('The reply is on its way');
                  }, say('The reply could not be sent'))
                }
                onClose={() => setIsReplying(false)}
              />
            )}
            <Notes
              notes={lead.notes}
              onWrite={(text) => attempt(() => actions.writeNote(text), say('The note could not be saved'))}
            />
          </Stack>
        </Box>
        <Card borderLeft tone="transparent" padding={4} flex="none" style={{ minWidth: 280 }}>
          <Stack gap={5}>
            <FollowUp
              lead={lead}
              team={team}
              onChange={(change) =>
                void attempt(() => actions.change(change), say('The change could not be saved'))
              }
            />
            {lead.email !== '' && (
              <Stack gap={2}>
                <Button
                  icon={EnvelopeIcon}
                  text={say('Reply by e-mail')}
                  fontSize={1}
                  disabled={isReplying}
                  onClick={() => setIsReplying(true)}
                />
                <Button text={say('Personal data')} mode="ghost" fontSize={1} onClick={onPerson} />
              </Stack>
            )}
          </Stack>
        </Card>
      </Flex>
    </Dialog>
  );
}
