import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { forms } from 'schemas/form-ids.ts';
import type { LeadDecision, UntoldLead } from 'schemas/staff-connection.ts';
import { momentText } from '../content/moment.ts';
import { inStaffLanguage, say, sayCount } from '../locale/say.ts';
import { PlainList } from '../tool-page/tool-page.tsx';

type UntoldLeadsProps = {
  leads: readonly UntoldLead[];
  onDecide: (lead: UntoldLead, what: LeadDecision) => void;
};

const titleOf = ({ form, reference }: UntoldLead): string =>
  [inStaffLanguage(forms.find(({ id }) => id === form)?.title ?? form), reference].join(' · ');

/** Visitors' messages that the software did not accept. The office received them by mail. */
export function UntoldLeads({ leads, onDecide }: UntoldLeadsProps) {
  if (leads.length === 0) return null;
  const title = sayCount(
    leads.length,
    'The software did not take this message of a visitor. The office got it by mail.',
    'The software did not take these {1} messages of visitors. The office got them by mail.',
  );
  return (
    <Card tone="caution" border radius={3} padding={4}>
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {title}
        </Text>
        <PlainList gap={4} aria-label={title}>
          {leads.map((lead) => (
            <Flex as="li" key={lead.id} gap={3} align="center" wrap="wrap">
              <Stack gap={2} flex={1} style={{ minWidth: 220 }}>
                <Text size={1} weight="medium">
                  {titleOf(lead)}
                </Text>
                <Text size={1} muted>
                  {lead.mayBeThere
                    ? say(
                        'Sent on {1}. It may be in the software: look there first.',
                        momentText(lead.askedAt),
                      )
                    : say('Sent on {1}.', momentText(lead.askedAt))}
                </Text>
              </Stack>
              <Button
                text={say('Try again')}
                aria-label={say('Try again: {1}', titleOf(lead))}
                mode="ghost"
                fontSize={1}
                onClick={() => onDecide(lead, 'again')}
              />
              <Button
                text={say('It is there')}
                aria-label={say('It is there: {1}', titleOf(lead))}
                mode="ghost"
                fontSize={1}
                onClick={() => onDecide(lead, 'there')}
              />
            </Flex>
          ))}
        </PlainList>
      </Stack>
    </Card>
  );
}
