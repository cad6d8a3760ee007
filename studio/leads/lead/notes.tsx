import { Button, Card, Flex, Heading, Stack, Text, TextArea } from '@sanity/ui';
import { type SubmitEvent, useId, useState } from 'react';
import type { LeadNote } from 'schemas/lead.ts';
import { momentText } from '../../content/moment.ts';
import { say } from '../../locale/say.ts';

const textStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

function Note({ note }: { note: LeadNote }) {
  const { author, text, subject, createdAt } = note;
  const isReply = subject !== undefined;
  return (
    <Card as="li" border radius={2} padding={3} tone={isReply ? 'primary' : 'default'}>
      <Stack gap={3}>
        <Text size={1} muted>
          {[
            isReply ? say('Reply by {1}', author || say('a colleague')) : author || say('A colleague'),
            momentText(createdAt),
          ].join(' · ')}
        </Text>
        {isReply && (
          <Text size={1} weight="medium">
            {subject}
          </Text>
        )}
        <Text size={1} style={textStyle}>
          {text}
        </Text>
      </Stack>
    </Card>
  );
}

type NotesProps = { notes: readonly LeadNote[]; onWrite: (text: string) => Promise<boolean> };

/** Lists colleagues' notes on a lead and replies to it, and takes another note. */
export function Notes({ notes, onWrite }: NotesProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsSaving(true);
    if (await onWrite(text.trim())) setText('');
    setIsSaving(false);
  };
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {say('Notes and replies')}
      </Heading>
      {notes.length > 0 && (
        <Stack as="ul" gap={2} aria-label={say('Notes and replies')}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </Stack>
      )}
      <Stack as="form" gap={2} onSubmit={(event) => void save(event)}>
        <TextArea
          id={id}
          aria-label={say('New note')}
          placeholder={say('For colleagues only, such as “call back after five”')}
          rows={2}
          maxLength={5000}
          fontSize={1}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Flex>
          <Button
            type="submit"
            text={say('Add note')}
            mode="ghost"
            fontSize={1}
            loading={isSaving}
            disabled={text.trim() === '' || isSaving}
          />
        </Flex>
      </Stack>
    </Stack>
  );
}
