import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ReplyDraft } from 'schemas/lead.ts';
import { useAttempt } from '../../tool-page/use-attempt.ts';
import { say } from '../../locale/say.ts';
import { ChoiceField, TextField } from '../../tool-page/fields.tsx';
import { Loading } from '../../tool-page/tool-page.tsx';

type Reply = Pick<ReplyDraft, 'subject' | 'text'>;

const noReply: Reply = { subject: '', text: '' };

type ReplyFormProps = {
  to: string;
  draftsOf: () => Promise<ReplyDraft[]>;
  onSend: (reply: Reply) => Promise<boolean>;
  onClose: () => void;
};

/** Writes a mail to the visitor, from a template in their language. */
export function ReplyForm({ to, draftsOf, onSend, onClose }: ReplyFormProps) {
  const attempt = useAttempt();
  const [drafts, setDrafts] = useState<readonly ReplyDraft[]>();
  const [draft, setDraft] = useState('');
  const [reply, setReply] = useState(noReply);
  const [isSending, setIsSending] = useState(false);
  const load = useRef(draftsOf);
  useEffect(() => {
    const fill = async () => {
      const loaded = await load.current();
      setDrafts(loaded);
      setDraft(loaded[0]?.id ?? '');
      setReply(loaded[0] ?? noReply);
    };
    void attempt(fill, say('The templates could not be loaded')).then((isLoaded) => {
      if (!isLoaded) setDrafts([]);
    });
  }, [attempt]);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsSending(true);
    const isSent = await onSend({ subject: reply.subject.trim(), text: reply.text.trim() });
    setIsSending(false);
    if (isSent) onClose();
  };
  return (
    <Card border radius={3} padding={4} role="region" aria-label={say('Reply')}>
      {drafts === undefined ? (
        <Loading />
      ) : (
        <Stack as="form" gap={4} onSubmit={(event) => void send(event)}>
          <Text size={1} muted>
            {say('To {1}. Replies to it go to the office.', to)}
          </Text>
          {drafts.length > 0 && (
            <ChoiceField
              label={say('Template')}
              options={drafts}
              value={draft}
              onChoose={(id) => {
                setDraft(id);
                setReply(drafts.find((each) => each.id === id) ?? noReply);
              }}
            />
          )}
          <TextField
            label={say('Subject')}
            maxLength={200}
            value={reply.subject}
            onType={(subject) => setReply({ ...reply, subject })}
          />
          <TextField
            label={say('Text')}
            rows={12}
            maxLength={10_000}
            value={reply.text}
            onType={(text) => setReply({ ...reply, text })}
          />
          <Flex gap={2}>
            <Button
              type="submit"
              text={say('Send reply')}
              fontSize={1}
              loading={isSending}
              disabled={isSending || reply.subject.trim() === '' || reply.text.trim() === ''}
            />
            <Button text={say('Cancel')} mode="bleed" fontSize={1} onClick={onClose} />
          </Flex>
        </Stack>
      )}
    </Card>
  );
}
