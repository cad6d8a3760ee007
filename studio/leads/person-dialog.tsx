import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui';
import { DownloadIcon } from '@sanity/icons/Download';
import { TrashIcon } from '@sanity/icons/Trash';
import { useState } from 'react';
import { datedName, saveFile } from '../tool-page/save-file.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { sentenceOf } from '../staff-api/use-loaded.ts';
import { say, sayCount } from '../locale/say.ts';
import { TextField } from '../tool-page/fields.tsx';

type Erased = Record<'submissions' | 'mails' | 'notes' | 'subscriptions' | 'alerts' | 'owners', number>;

function erasedText({ submissions, mails, notes, subscriptions, alerts, owners }: Erased): string {
  const parts = [
    sayCount(submissions, '{1} lead', '{1} leads'),
    sayCount(mails, '{1} mail', '{1} mails'),
    sayCount(notes, '{1} note', '{1} notes'),
    sayCount(subscriptions, '{1} subscription', '{1} subscriptions'),
    sayCount(alerts, '{1} search alert', '{1} search alerts'),
    sayCount(owners, '{1} owner account', '{1} owner accounts'),
  ];
  return say('Permanently erased: {1}.', parts.join(', '));
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

type PersonDialogProps = {
  api: StaffApi;
  email: string;
  onErased: () => void;
  onClose: () => void;
};

export function PersonDialog({ api, email, onErased, onClose }: PersonDialogProps) {
  const [address, setAddress] = useState(email);
  const [repeated, setRepeated] = useState('');
  const [outcome, setOutcome] = useState<{ text: string; isGood: boolean }>();
  const isAddress = /^\s*[^\s@]+@[^\s@]+\s*$/.test(address);
  const attempt = async (work: () => Promise<string>) => {
    try {
      setOutcome({ text: await work(), isGood: true });
    } catch (error) {
      setOutcome({ text: sentenceOf(error), isGood: false });
    }
  };
  const body = { email: address };
  const download = async () => {
    await saveFile(await api.request('export', { body }), datedName('personal-data', 'json'));
    return say('The file is in your downloads. Send it only to this person.');
  };
  const erase = async () => {
    const response = await api.request('erase', { body });
    setRepeated('');
    onErased();
    return erasedText((await response.json()) as Erased);
  };
  return (
    <Dialog id="person" header={say('Personal data')} width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Text size={1} muted>
          {say(
            'People have the right to see or erase the data stored about them. Both work by e-mail address and include their messages with files, visits, e-mails and notes, messages and notes that mention them, newsletter subscriptions, search alerts, and an owner’s account with documents.',
          )}
        </Text>
        <TextField label={say('E-mail address')} type="email" value={address} onType={setAddress} />
        <Flex>
          <Button
            icon={DownloadIcon}
            text={say('Download stored data')}
            mode="ghost"
            fontSize={1}
            disabled={!isAddress}
            onClick={() => void attempt(download)}
          />
        </Flex>
        <Card tone="critical" border radius={2} padding={4}>
          <Stack gap={4}>
            <Text size={1}>{say('Erasing cannot be undone. Enter the address again to continue.')}</Text>
            <TextField label={say('Repeat the address')} type="email" value={repeated} onType={setRepeated} />
            <Flex>
              <Button
                icon={TrashIcon}
                text={say('Erase permanently')}
                tone="critical"
                fontSize={1}
                disabled={!isAddress || !same(address, repeated)}
                onClick={() => void attempt(erase)}
              />
            </Flex>
          </Stack>
        </Card>
        <div role="status">
          {outcome && (
            <Card tone={outcome.isGood ? 'positive' : 'critical'} border radius={2} padding={3}>
              <Text size={1}>{outcome.text}</Text>
            </Card>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
