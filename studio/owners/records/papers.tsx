import { Button, Flex, Grid, Heading, Stack, Text } from '@sanity/ui';
import { type SubmitEvent, useState } from 'react';
import type { StaffPaper, StaffRecords } from 'schemas/staff-record.ts';
import { momentText } from '../../content/moment.ts';
import { fileText } from '../../leads/lead-files.tsx';
import { say } from '../../locale/say.ts';
import { ChoiceField, Field } from '../../tool-page/fields.tsx';
import { choose, termChoice } from './record-words.ts';

type PapersProps = {
  records: StaffRecords;
  /** Resolves to true if it was stored. */
  onAdd: (kind: string, file: File) => Promise<boolean>;
  onRemove: (paper: StaffPaper) => void;
};

/** Adds and removes the agency's papers for the owners of a property. */
export function Papers({ records: { papers, terms }, onAdd, onRemove }: PapersProps) {
  const [kind, setKind] = useState('');
  const [file, setFile] = useState<File>();
  const [isSending, setIsSending] = useState(false);
  // A new key empties the field once its file is stored.
  const [round, setRound] = useState(0);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (kind === '' || !file) return;
    setIsSending(true);
    void onAdd(kind, file).then((isStored) => {
      setIsSending(false);
      if (!isStored) return;
      setFile(undefined);
      setRound(round + 1);
    });
  };
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {say('Papers for the owners')}
      </Heading>
      <Stack as="form" gap={4} onSubmit={send}>
        <Grid gridTemplateColumns={[1, 2]} gap={3}>
          <ChoiceField
            label={say('Kind of paper')}
            value={kind}
            options={[choose, ...terms.agencyPapers.map(termChoice)]}
            onChoose={setKind}
          />
          <Field label={say('File, pdf or picture of at most 10 MB')}>
            {(id) => (
              <input
                key={round}
                id={id}
                type="file"
                accept=".pdf,.jpg,.jpeg,.png,.heic,.webp"
                onChange={({ currentTarget: { files } }) => setFile(files?.[0])}
              />
            )}
          </Field>
        </Grid>
        <Flex>
          <Button
            type="submit"
            text={say('Add for the owners')}
            mode="ghost"
            fontSize={1}
            loading={isSending}
            disabled={kind === '' || !file || isSending}
          />
        </Flex>
      </Stack>
      {papers.length > 0 && (
        <Stack as="ul" gap={4} padding={0} margin={0} aria-label={say('Papers for the owners')}>
          {papers.map((paper) => (
            <Stack as="li" key={paper.id} gap={3}>
              <Text size={1}>{[paper.kind, fileText(paper)].join(' · ')}</Text>
              <Text size={1} muted>
                {[paper.staffName, momentText(paper.createdAt)].filter(Boolean).join(' · ')}
              </Text>
              <Flex>
                <Button
                  text={say('Take back')}
                  aria-label={say('Take back {1}', paper.name)}
                  mode="ghost"
                  fontSize={1}
                  onClick={() => onRemove(paper)}
                />
              </Flex>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
